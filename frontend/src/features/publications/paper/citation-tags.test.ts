import { expect, test } from 'vitest'
import { citationTags } from './citation-tags'
import { fullArticle, sampleRecord } from '../record/sample-record'

const origin = 'https://group.example'

test('an article has one tag for each author in order, and one for everything else that is known', () => {
  expect(citationTags(fullArticle, origin)).toEqual([
    ['citation_title', 'Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study'],
    ['citation_author', 'A. B. Sample'],
    ['citation_author', 'van der Berg, C.'],
    ['citation_author', 'Smith, Jr., J.'],
    ['citation_author', 'CMS Collaboration'],
    ['citation_publication_date', '2020/03/07'],
    ['citation_journal_title', 'Sample Journal of Sensors & Actuators'],
    ['citation_volume', '12'],
    ['citation_issue', '3'],
    ['citation_firstpage', '123'],
    ['citation_lastpage', '130'],
    ['citation_doi', '10.5555/sjsa.2020.0123'],
    ['citation_abstract_html_url', 'https://group.example/publications/response-of-zno-nanorods'],
  ])
})

test('what is unknown has no tag', () => {
  expect(citationTags(sampleRecord(), origin)).toEqual([
    ['citation_title', 'A sample title'],
    ['citation_publication_date', '2020'],
    ['citation_abstract_html_url', 'https://group.example/publications/a-sample-title'],
  ])
})

test('a month without a day is a date, a day without a month is none', () => {
  expect(citationTags(sampleRecord({ month: 3 }), origin)).toContainEqual([
    'citation_publication_date',
    '2020/03',
  ])
  expect(citationTags(sampleRecord({ day: 3 }), origin)).toContainEqual(['citation_publication_date', '2020'])
})

test.each([
  ['conferencePaper', { booktitle: 'Proceedings' }, ['citation_conference_title', 'Proceedings']],
  ['chapter', { booktitle: 'Book' }, ['citation_inbook_title', 'Book']],
  ['thesis', { publisher: 'University' }, ['citation_dissertation_institution', 'University']],
  ['book', { publisher: 'Press' }, ['citation_publisher', 'Press']],
  ['article', { pages: 'e0123' }, ['citation_firstpage', 'e0123']],
] as const)('a %s says what it appeared in in its own way', (type, known, tag) => {
  expect(citationTags(sampleRecord({ type, ...known }), origin)).toContainEqual(tag)
})

test('a PDF counts only under the page’s own path', () => {
  const tagOf = (pdfLink: string) =>
    citationTags(sampleRecord({ pdfLink }), origin).find(([name]) => name === 'citation_pdf_url')
  expect(tagOf('https://group.example/publications/a-sample-title.pdf')).toBeDefined()
  expect(tagOf('https://group.example/publications/a-sample-title/paper.pdf')).toBeDefined()
  expect(tagOf('https://group.example/publications/a-sample-title-2.pdf')).toBeUndefined()
  expect(tagOf('https://elsewhere.example/paper.pdf')).toBeUndefined()
})
