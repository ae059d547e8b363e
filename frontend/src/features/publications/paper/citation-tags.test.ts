import { expect, test } from 'vitest'
import { citationTags } from './citation-tags'
import { fullArticle, sampleRecord } from '../record/sample-record'

const origin = 'https://group.example'

test('an article has one tag for each author in order, and one for everything else that is known', () => {
  expect(citationTags(fullArticle, origin)).toEqual([
    ['citation_title', 'Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study'],
    ['z:itemType', 'journalArticle'],
    ['citation_author', 'Sample, A. B.'],
    ['citation_author', 'van der Berg, C.'],
    ['citation_author', 'Smith Jr., J.'],
    ['citation_author', 'CMS Collaboration,'],
    ['citation_publication_date', '2020/03/07'],
    ['citation_journal_title', 'Sample Journal of Sensors & Actuators'],
    ['citation_volume', '12'],
    ['citation_issue', '3'],
    ['citation_firstpage', '123'],
    ['citation_lastpage', '130'],
    ['citation_doi', '10.5555/sjsa.2020.0123'],
    ['citation_abstract', 'Rods respond within 5 % of H₂S.\n\nThey last.'],
    ['citation_abstract_html_url', 'https://group.example/publications/response-of-zno-nanorods'],
  ])
})

test('an organisation is one name, whatever commas stand in it', () => {
  const tags = citationTags(sampleRecord({ authors: ['Council on Films, Rods and Dots'] }), origin)
  expect(tags).toContainEqual(['citation_author', 'Council on Films Rods and Dots,'])
})

test('what is unknown has no tag', () => {
  expect(citationTags(sampleRecord(), origin)).toEqual([
    ['citation_title', 'A sample title'],
    ['z:itemType', 'journalArticle'],
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
  ['preprint', {}, ['z:itemType', 'preprint']],
  ['preprint', { journal: 'arXiv' }, ['citation_publisher', 'arXiv']],
  ['preprint', { arxivId: '2001.01234' }, ['citation_technical_report_number', 'arXiv:2001.01234']],
  ['patent', { issue: 'US 1' }, ['citation_technical_report_number', 'US 1']],
  ['dataset', { publisher: 'Zenodo' }, ['citation_publisher', 'Zenodo']],
  ['software', { issue: '1.2.0' }, ['z:versionNumber', '1.2.0']],
  ['presentation', { booktitle: 'Sample Meeting' }, ['z:meetingName', 'Sample Meeting']],
  ['thesis', { genre: 'PhD thesis' }, ['dc:type', 'PhD thesis']],
  ['thesis', { pages: '168' }, ['z:numPages', '168']],
  ['book', { issue: '2' }, ['z:seriesNumber', '2']],
  ['patent', { publisher: 'European Patent Office' }, ['z:issuingAuthority', 'European Patent Office']],
  ['article', { arxivId: '2001.01234' }, ['z:extra', 'arXiv:2001.01234']],
  ['article', { licence: 'CC BY 4.0' }, ['dc:rights', 'CC BY 4.0']],
  ['article', { isbn: '1; 2' }, ['citation_isbn', '2']],
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

test('one’s own manuscript is the PDF, as soon as visitors get it', () => {
  const manuscript = { field: 'manuscript', size: 1, licence: null } as const
  const tagOf = (availableFrom: string | null) =>
    citationTags(fullArticle, origin, [{ ...manuscript, availableFrom }]).find(
      ([name]) => name === 'citation_pdf_url',
    )?.[1]
  expect(tagOf(null)).toBe(`${origin}/publications/${fullArticle.slug}/manuscript.pdf`)
  expect(tagOf('2030-01-01')).toBeUndefined()
})

test.each(['preprint', 'book', 'patent', 'dataset', 'thesis', 'software', 'presentation'] as const)(
  'a %s has no tag by which it would be taken for an article',
  (type) => {
    const known = { type, journal: 'arXiv', booktitle: 'B', publisher: 'P' }
    const names = citationTags(sampleRecord(known), origin).map(([name]) => name)
    expect(names.filter((name) => /journal_title|conference|book_title/.test(name))).toEqual([])
  },
)

test('a report is one, whose institution and number have their own tags', () => {
  const report = { type: 'book', genre: 'Technical report', publisher: 'Institute', issue: 'R-7' } as const
  const tags = citationTags(sampleRecord(report), origin)
  expect(tags).toContainEqual(['z:itemType', 'report'])
  expect(tags).toContainEqual(['dc:type', 'Technical report'])
  expect(tags).toContainEqual(['citation_technical_report_institution', 'Institute'])
  expect(tags).toContainEqual(['citation_technical_report_number', 'R-7'])
  expect(tags.map(([name]) => name)).not.toContain('citation_publisher')
})

test('how many pages a book has is not the page that it begins on', () => {
  const names = citationTags(sampleRecord({ type: 'book', pages: '312' }), origin).map(([name]) => name)
  expect(names).not.toContain('citation_firstpage')
})

test('of a conference paper the tag that tells its type is the last one that tells any', () => {
  const names = citationTags(sampleRecord({ type: 'conferencePaper', booktitle: 'Proceedings' }), origin)
  expect(names.filter(([name]) => /inbook|conference/.test(name)).at(-1)?.[0]).toBe(
    'citation_conference_title',
  )
})

test('an author is written family name first, with particle and suffix, and is one person or one group', () => {
  const written = (...authors: string[]) =>
    citationTags(sampleRecord({ authors }), origin)
      .filter(([name]) => name === 'citation_author')
      .map(([, content]) => content)
  expect(written('M. de Wit', 'Kwiat PG', 'J. Smith Jr.', 'CERN')).toEqual([
    'de Wit, M.',
    'Kwiat, PG',
    'Smith Jr., J.',
    'CERN',
  ])
  expect(written('Jan Piet de Wit')).toEqual(['de\u00A0Wit, Jan Piet'])
})

test('the language has a tag where it is known', () => {
  expect(citationTags(sampleRecord({ language: 'kn' }), origin)).toContainEqual(['citation_language', 'kn'])
  expect(citationTags(sampleRecord(), origin).map(([name]) => name)).not.toContain('citation_language')
})
