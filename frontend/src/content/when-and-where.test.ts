import { expect, test } from 'vitest'
import { whenAndWhere } from './when-and-where'

test.each([
  [['15:00', '16:00', 'Seminar hall'], '15:00–16:00 · Seminar hall'],
  [['15:00', null, null], '15:00'],
  [[null, null, 'Seminar hall'], 'Seminar hall'],
  [[null, '16:00', null], ''],
] as const)('%j in words', ([startTime, endTime, place], words) => {
  expect(whenAndWhere({ startTime, endTime, place })).toBe(words)
})
