import { expect, test } from 'vitest'
import { readDay, readDayOfYear, readMonth } from './dates'

test.each([
  ['jan', 1],
  ['March', 3],
  ['Mär.', 3],
  ['12', 12],
  ['13', undefined],
  ['5 May', 5],
  ['spring', undefined],
])('the month %s is %s', (text, month) => {
  expect(readMonth(text)).toBe(month)
})

test.each([
  ['2020-05-17', { year: 2020, month: 5, day: 17 }],
  ['2020/05', { year: 2020, month: 5 }],
  ['2020-05-17/2020-05-19', { year: 2020, month: 5, day: 17 }],
  ['1999/07//', { year: 1999, month: 7 }],
  ['17 May 2020', { year: 2020, month: 5, day: 17 }],
  ['2020 Oct 15', { year: 2020, month: 10, day: 15 }],
  ['May 2020', { year: 2020, month: 5 }],
  ['2020', { year: 2020 }],
  ['in press', {}],
])('%s is %j', (text, day) => {
  expect(readDay(text)).toEqual(day)
})

test.each([
  ['NOV', { month: 11 }],
  ['OCT 15', { month: 10, day: 15 }],
  ['SEP-OCT', { month: 9 }],
  ['15', {}],
  ['', {}],
])('%s of a year is %j', (text, day) => {
  expect(readDayOfYear(text)).toEqual(day)
})
