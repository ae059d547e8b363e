import { expect, test } from 'vitest'
import { date, readDate, requiredFile, wholeNumber } from './value-rules'

test.each(['2024-02-29', ' 1999-12-31 '])('%s is a day', (text) => {
  expect(readDate(text)).toBe(text.trim())
})

test('a Date and a midnight of UTC are days as well', () => {
  expect(readDate(new Date('2024-02-29T00:00:00Z'))).toBe('2024-02-29')
  expect(readDate('2024-02-29T00:00:00.000Z')).toBe('2024-02-29')
})

test.each([
  '2023-02-29',
  '2024-13-01',
  '2024-00-10',
  '29/02/2024',
  '2024-2-9',
  '0026-11-26',
  'today',
  20240229,
  new Date(NaN),
])('%s is no day', (value) => {
  expect(readDate(value)).toBeUndefined()
})

test('a date may be taken away', () => {
  expect(date('Date').check(null)).toEqual({ value: null })
})

test.each([
  [2000, { value: 2000 }],
  ['2000', { value: 2000 }],
  [1899, undefined],
  [2101, undefined],
  [2000.5, undefined],
  ['two', undefined],
  [NaN, undefined],
])('%s as a year between 1900 and 2100', (value, expected) => {
  const checked = wholeNumber('Year', { min: 1900, max: 2100 }).check(value)
  if (expected === undefined) expect(checked).toHaveProperty('problems')
  else expect(checked).toEqual(expected)
})

test.each([
  undefined,
  null,
  '',
  [],
  { set: [] },
  { connect: [] },
  { set: null },
  { disconnect: [{ id: 1 }] },
])('%j names no file', (value) => {
  expect(requiredFile('Image').check(value)).toHaveProperty('problems')
})

test.each([3, '3', { id: 3 }, [3], { set: [{ id: 3 }] }, { connect: [{ id: 3 }], disconnect: [{ id: 2 }] }])(
  '%j names a file',
  (value) => {
    expect(requiredFile('Image').check(value)).toEqual({ value })
  },
)
