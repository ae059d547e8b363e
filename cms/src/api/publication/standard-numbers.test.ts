import { expect, test } from 'vitest'
import { isbnForm, issnForm, readIsbns, readIssns } from './standard-numbers'

test.each([
  ['978-3-16-148410-0', '978-3-16-148410-0'],
  ['978 3 16 148410 0', '978-3-16-148410-0'],
  ['9783161484100', '9783161484100'],
  ['0-8044-2957-x', '0-8044-2957-X'],
  ['978–3–16–148410–0, 0-8044-2957-X', '978-3-16-148410-0; 0-8044-2957-X'],
  ['978-3-16-148410-1', undefined],
  ['12345', undefined],
])('the ISBN %s is stored as %s', (typed, stored) => {
  expect(readIsbns(typed)).toBe(stored)
  if (stored !== undefined) expect(stored).toMatch(isbnForm)
})

test.each([
  ['2049-3630', '2049-3630'],
  ['20493630; 2434-561x', '2049-3630; 2434-561X'],
  ['0031-9007 , 1079-7114', '0031-9007; 1079-7114'],
  ['2049-3631', undefined],
])('the ISSN %s is stored as %s', (typed, stored) => {
  expect(readIssns(typed)).toBe(stored)
  if (stored !== undefined) expect(stored).toMatch(issnForm)
})
