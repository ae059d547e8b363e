import { expect, test } from 'vitest'
import { doisForm, readDoi, readDois } from './doi'

test.each([
  '10.5555/abc',
  'doi:10.5555/abc',
  'DOI: 10.5555/abc',
  'https://doi.org/10.5555/abc',
  'http://dx.doi.org/10.5555/abc',
  ' doi.org/10.5555/abc ',
  'https://doi.org/10.5555/abc.',
  '10.5555/abc,',
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

test('a list of DOIs is divided by white space, since DOIs hold commas and semicolons', () => {
  const old = '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O'
  expect(readDois(`https://doi.org/10.5555/a,b; ${old}`)).toBe(`10.5555/a,b; ${old}`)
  expect(doisForm.test(`10.5555/a,b; ${old}`)).toBe(true)
  expect(readDois('10.5555/a; nothing')).toBeUndefined()
})
