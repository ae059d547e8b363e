import { expect, test } from 'vitest'
import { longDate, longDays, shortDate } from './date'

test('a joining date is shown day, month, year', () => {
  expect(shortDate('2021-08-02')).toBe('02/08/2021')
})

test('an event date is shown in words', () => {
  expect(longDate('2021-08-02')).toBe('2 August 2021')
})

test.each([
  ['2026-03-03', null, '3 March 2026'],
  ['2026-03-03', '2026-03-03', '3 March 2026'],
  ['2026-03-03', '2026-03-05', '3–5 March 2026'],
  ['2026-03-30', '2026-04-02', '30 March – 2 April 2026'],
  ['2025-12-30', '2026-01-02', '30 December 2025 – 2 January 2026'],
  // The same month of another year.
  ['2025-03-03', '2026-03-05', '3 March 2025 – 5 March 2026'],
])('the days from %s to %s are %s', (date, lastDay, words) => {
  expect(longDays(date, lastDay)).toBe(words)
})
