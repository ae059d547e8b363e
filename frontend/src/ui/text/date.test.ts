import { expect, test } from 'vitest'
import { isoDay, longDate, shortDate } from './date'

test('a joining date is shown day, month, year', () => {
  expect(shortDate('2021-08-02')).toBe('02/08/2021')
})

test('an event date is shown in words', () => {
  expect(longDate('2021-08-02')).toBe('2 August 2021')
})

test('a day is read as day, month, year or as ISO 8601 has it', () => {
  for (const text of ['12/08/2021', ' 12.8.2021 ', '12-08-2021', '2021-08-12']) {
    expect(isoDay(text)).toBe('2021-08-12')
  }
  expect(isoDay('29/02/2024')).toBe('2024-02-29')
})

test('what is no day of the calendar is not read', () => {
  for (const text of [
    '31/04/2021',
    '29/02/2023',
    '08/13/2021',
    '0/1/2021',
    '12/08-2021',
    '12/08/21',
    'May 2021',
    '',
  ]) {
    expect(isoDay(text)).toBeUndefined()
  }
})
