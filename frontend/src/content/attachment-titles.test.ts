import { expect, test } from 'vitest'
import { fileSize } from './attachment-titles'

test('a size has the unit that is read at a glance', () => {
  expect([1, 1000, 123_456, 1_234_567, 20_000_000].map(fileSize)).toEqual([
    '1 kB',
    '1 kB',
    '124 kB',
    '1.2 MB',
    '20.0 MB',
  ])
})
