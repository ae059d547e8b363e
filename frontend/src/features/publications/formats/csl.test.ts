import { expect, test } from 'vitest'
import { cslItem } from './csl'
import { fullArticle, sampleRecord } from '../record/sample-record'

test('an article has every field that is known of it', () => {
  expect(cslItem(fullArticle)).toEqual({
    id: 'sample2020',
    'citation-key': 'sample2020',
    type: 'article-journal',
    title: 'Response of ZnO nanorods to H<sub>2</sub>S at 10<sup>−3</sup> Pa: an X-ray study',
    author: [
      { family: 'Sample', given: 'A. B.' },
      { family: 'Berg', given: 'C.', 'non-dropping-particle': 'van der' },
      { family: 'Smith', given: 'J.', suffix: 'Jr.' },
      { literal: 'CMS Collaboration' },
    ],
    issued: { 'date-parts': [[2020, 3, 7]] },
    'container-title': 'Sample Journal of Sensors & Actuators',
    volume: '12',
    issue: '3',
    page: '123-130',
    DOI: '10.5555/sjsa.2020.0123',
    URL: 'https://example.org/articles/zno_nanorods?page=1&lang=en',
    abstract: 'Rods respond within 5 % of H<sub>2</sub>S.\n\nThey last.',
    custom: {
      pdfLink: 'https://example.org/zno%20nanorods.pdf',
      codeLink: 'https://example.org/code_1',
      dataLink: 'https://example.org/data#1',
      videoLink: 'https://example.org/talk.mp4',
    },
  })
})

test('what is unknown has no field, and a day without a month is no date', () => {
  expect(cslItem(sampleRecord({ day: 3 }))).toEqual({
    id: '2020sample-x4k9',
    'citation-key': '2020sample-x4k9',
    type: 'article-journal',
    title: 'A sample title',
    issued: { 'date-parts': [[2020]] },
  })
})

test('a paper in a book of a series names both', () => {
  const item = cslItem(sampleRecord({ type: 'conferencePaper', booktitle: 'Proceedings', journal: 'Series' }))
  expect(item).toMatchObject({ 'container-title': 'Proceedings', 'collection-title': 'Series' })
  const book = cslItem(sampleRecord({ type: 'book', journal: 'Series' }))
  expect(book).toMatchObject({ 'collection-title': 'Series' })
  expect(book).not.toHaveProperty('container-title')
})

test('a book that bears the name of its series is in none; the pages of a book are counted', () => {
  const known = { booktitle: 'Proceedings of Samples', journal: 'Proceedings of samples', pages: '12' }
  const paper = cslItem(sampleRecord({ ...known, type: 'conferencePaper' }))
  expect(paper).toMatchObject({ 'container-title': 'Proceedings of Samples', page: '12' })
  expect(paper).not.toHaveProperty('collection-title')
  expect(cslItem(sampleRecord({ type: 'book', pages: '312' }))).toMatchObject({ 'number-of-pages': '312' })
})

test('a patent and a report have a number, a preprint says what it is', () => {
  expect(cslItem(sampleRecord({ type: 'patent', issue: 'IN 123' }))).toMatchObject({ number: 'IN 123' })
  expect(cslItem(sampleRecord({ type: 'software', issue: '1.2.0' }))).toMatchObject({
    type: 'software',
    version: '1.2.0',
  })
  const talk = cslItem(sampleRecord({ type: 'presentation', booktitle: 'Sample Meeting', journal: null }))
  expect(talk).toMatchObject({ type: 'speech', 'event-title': 'Sample Meeting' })
  expect(talk).not.toHaveProperty('container-title')
  const report = { type: 'book', genre: 'Technical report', issue: '42' } as const
  expect(cslItem(sampleRecord(report))).toMatchObject({ type: 'report', number: '42' })
  expect(cslItem(sampleRecord({ type: 'preprint' }))).toMatchObject({ type: 'article', genre: 'preprint' })
})
