import { expect, test } from 'vitest'
import { showsAll } from './content'

const content = { version: 9, kinds: { event: 9, update: 4, '*': 2 } }

test.each([
  [4, ['update'], true],
  [3, ['update'], false],
  [4, ['update', 'event'], false],
  [9, ['update', 'event'], true],
  [2, ['member'], true],
  [1, ['member'], false],
  [8, ['*'], false],
  [9, ['*'], true],
  [undefined, ['update'], false],
])('what was made at change %s of %j shows all that was told: %s', (made, kinds, expected) => {
  expect(showsAll(content, made, kinds)).toBe(expected)
})
