import { expect, test } from 'vitest'
import { readPages } from './page-range'

test.each([
  ['12–19', '12-19'],
  ['pp. 12 – 19', '12-19'],
  ['1234--1245', '1234-1245'],
  ['12 - 19', '12-19'],
  ['S12---S19', 'S12-S19'],
  ['e0123456', 'e0123456'],
  ['7, 41-73', '7, 41-73'],
  ['p. 7', '7'],
])('%s is stored as %s', (text, pages) => {
  expect(readPages(text)).toBe(pages)
})
