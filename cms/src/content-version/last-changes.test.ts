import { expect, test } from 'vitest'
import { lastChangeOf, readKinds, writeKinds } from './last-changes'

test('the last change of some kinds is the newest of theirs', () => {
  const content = { version: 9, kinds: { event: 9, update: 4, '*': 2 } }
  expect(lastChangeOf(content, ['update', 'member'])).toBe(4)
  expect(lastChangeOf(content, ['member'])).toBe(2)
  expect(lastChangeOf(content, ['event', 'update'])).toBe(9)
})

test('what was written is read', () => {
  expect(readKinds(writeKinds({ event: 9, update: 4 }), 9)).toEqual({ event: 9, update: 4 })
})

test.each([[null], ['{}'], ['{"event":8}']])(
  'a change of an unknown kind may have been anything: %s',
  (text) => {
    const kinds = readKinds(text, 9)
    expect(lastChangeOf({ version: 9, kinds }, ['update'])).toBe(9)
  },
)
