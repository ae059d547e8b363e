import { expect, test } from 'vitest'
import { longDate, shortDate } from './date'

test('a joining date is shown day, month, year', () => {
  expect(shortDate('2021-08-02')).toBe('02/08/2021')
})

test('an event date is shown in words', () => {
  expect(longDate('2021-08-02')).toBe('2 August 2021')
})
