import { expect, test } from 'vitest'
import { citationKey } from './citation-key'
import { sampleRecord } from '../record/sample-record'

test('a publication keeps the key it was given', () => {
  expect(citationKey(sampleRecord({ citationKey: 'Own:2020' }))).toBe('Own:2020')
})

test('without one, a key is made from author, year and title, in ASCII', () => {
  const record = sampleRecord({ authors: ['É. Øster'], title: 'On the growth of <sub>2</sub>D films' })
  expect(citationKey(record)).toMatch(/^oster2020growth-[a-z0-9]{4}$/)
})

test('publications of one author and year whose titles begin alike have different keys', () => {
  const slugs = ['a-sample-title', 'a-sample-title-2', 'a-sample-title-part-i', 'a-sample-title-part-ii']
  const keys = slugs.map((slug) => citationKey(sampleRecord({ slug })))
  expect(new Set(keys).size).toBe(slugs.length)
})

test('a key is the same at all times: people cite by it', () => {
  expect(citationKey(sampleRecord())).toBe('2020sample-urt6')
})
