import { expect, test } from 'vitest'
import { citationKey } from './citation-key'
import { sampleRecord } from '../record/sample-record'

test('a publication keeps the key it was given', () => {
  expect(citationKey(sampleRecord({ citationKey: 'Own:2020' }))).toBe('Own:2020')
})

test('without one, a key is made from author, year and title, in ASCII', () => {
  const record = sampleRecord({ authors: ['É. Øster'], title: 'On the growth of <sub>2</sub>D films' })
  expect(citationKey(record)).toBe('oster2020growth')
})

test('publications that differ in their slugs only have different keys', () => {
  expect(citationKey(sampleRecord({ slug: 'a-sample-title-2' }))).toBe('2020sample-2')
})
