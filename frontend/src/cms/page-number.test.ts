import { expect, test } from 'vitest'
import { isThere, pageNumber, partOf } from './page-number'
import { NotFound } from './page-query'

test('an address asks for a part of a list by its number', () => {
  expect(pageNumber(new URLSearchParams())).toBe(1)
  expect(partOf(new URLSearchParams('page=3'), 24)).toEqual({ start: 48, limit: 24 })
})

test.each(['0', '-1', '1.5', 'x', '01', '9999999'])('there is no page %s', (page) => {
  expect(() => pageNumber(new URLSearchParams({ page }))).toThrow(NotFound)
})

test('an empty list has a first page, a list that has ended has no further one', () => {
  expect(isThere([], 0)).toBe(true)
  expect(isThere([], 24)).toBe(false)
  expect(isThere(['an image'], 24)).toBe(true)
})
