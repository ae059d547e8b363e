import { expect, test } from 'vitest'
import { isoPaperDate, paperDate } from './paper-date'

test.each([
  [{ year: 2020, month: 3, day: 7 }, '7 March 2020', '2020-03-07'],
  [{ year: 2020, month: 3, day: null }, 'March 2020', '2020-03'],
  [{ year: 2020, month: null, day: null }, '2020', '2020'],
  [{ year: 2020, month: null, day: 7 }, '2020', '2020'],
])('as much of a date is shown as is known', (date, words, iso) => {
  expect([paperDate(date), isoPaperDate(date)]).toEqual([words, iso])
})
