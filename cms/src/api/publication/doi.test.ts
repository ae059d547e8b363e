import { expect, test } from 'vitest'
import { readDoi } from './doi'

test.each([
  '10.5555/abc',
  'doi:10.5555/abc',
  'DOI: 10.5555/abc',
  'https://doi.org/10.5555/abc',
  'http://dx.doi.org/10.5555/abc',
  ' doi.org/10.5555/abc ',
])('%s is stored bare', (text) => {
  expect(readDoi(text)).toBe('10.5555/abc')
})

test.each([
  '',
  '10.5555',
  '10.5555/',
  '11.5555/abc',
  '10.55/abc',
  '10.5555/a b',
  'https://example.org/10.5555/abc',
])('%s is no DOI', (text) => {
  expect(readDoi(text)).toBeUndefined()
})

test('a suffix keeps its signs', () => {
  expect(readDoi('10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O')).toContain('<693::AID-ASI4>')
})
