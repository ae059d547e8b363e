import { expect, test } from 'vitest'
import { whenAndWhere } from './when-and-where'

const told = ([lastDay, startTime, endTime, place]: readonly (string | null)[]) => ({
  date: '2026-03-03',
  lastDay: lastDay ?? null,
  startTime: startTime ?? null,
  endTime: endTime ?? null,
  place: place ?? null,
})

test.each([
  [[null, '15:00', '16:00', 'Seminar hall'], '15:00–16:00 · Seminar hall'],
  [[null, '15:00', null, null], '15:00'],
  [[null, null, null, 'Seminar hall'], 'Seminar hall'],
  [[null, null, '16:00', 'Hall 2'], 'until 16:00 · Hall 2'],
  [['2026-03-03', null, null, null], ''],
  [['2026-03-05', null, null, null], '3–5 March 2026'],
  [['2026-03-05', '09:00', '17:00', 'Hall 2'], '3–5 March 2026, 09:00–17:00 · Hall 2'],
])('%j in words', (event, words) => {
  expect(whenAndWhere(told(event))).toBe(words)
})

test('where no day is shown beside it, a single one is said', () => {
  expect(whenAndWhere(told([null, '15:00', null, 'Hall 2']), { withDay: true })).toBe(
    '3 March 2026, 15:00 · Hall 2',
  )
})
