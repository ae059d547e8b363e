import { expect, test } from 'vitest'
import { citationKey } from './citation-key'
import { sampleRecord } from '../record/sample-record'

test('a publication keeps the key it was given', () => {
  expect(citationKey(sampleRecord({ citationKey: 'Own:2020' }))).toBe('Own:2020')
})

test('without one, a key is made from author, year and title, in ASCII', () => {
  const record = sampleRecord({ authors: ['É. Øster'], title: 'On the growth of <sub>2</sub>D films' })
  expect(citationKey(record)).toBe('oster2020growth-x4k9')
})

test('publications of one author and year whose titles begin alike have different keys', () => {
  const keys = ['k2v7c1m9q4w8e5r3t6y0x4k9', 'k2v7c1m9q4w8e5r3t6y0ab12'].map((documentId) =>
    citationKey(sampleRecord({ documentId })),
  )
  expect(keys).toEqual(['2020sample-x4k9', '2020sample-ab12'])
})

test('a key outlives what is corrected behind the first long word of a title', () => {
  const corrected = sampleRecord({ title: 'A sample title, corrected', slug: 'a-sample-title-corrected' })
  expect(citationKey(corrected)).toBe(citationKey(sampleRecord()))
})
