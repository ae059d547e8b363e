import { expect, test } from 'vitest'
import { paperThing } from './publication-json-ld'
import { publicationTypes } from '../../../content/publication-types'
import { fullArticle, sampleRecord } from '../record/sample-record'

const origin = 'https://group.example'

test('an article stands in an issue of a volume of a journal', () => {
  expect(paperThing(origin, fullArticle, undefined, [], '/images/figure.png')).toMatchObject({
    '@type': 'ScholarlyArticle',
    name: 'Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study',
    url: 'https://group.example/publications/response-of-zno-nanorods',
    image: 'https://group.example/images/figure.png',
    datePublished: '2020-03-07',
    pageStart: '123',
    pageEnd: '130',
    sameAs: [
      'https://doi.org/10.5555/sjsa.2020.0123',
      'https://example.org/articles/zno_nanorods?page=1&lang=en',
    ],
    isPartOf: {
      '@type': 'PublicationIssue',
      issueNumber: '3',
      isPartOf: {
        '@type': 'PublicationVolume',
        volumeNumber: '12',
        isPartOf: { '@type': 'Periodical', name: 'Sample Journal of Sensors & Actuators' },
      },
    },
  })
})

test('authors are people or organisations; who is of the group has a page', () => {
  const authorOf = (author: string) => (author === 'A. B. Sample' ? '/people/a-b-sample' : null)
  const { author } = paperThing(origin, fullArticle, authorOf)
  expect(author).toMatchObject([
    {
      '@type': 'Person',
      '@id': 'https://group.example/people/a-b-sample#person',
      name: 'A. B. Sample',
      url: 'https://group.example/people/a-b-sample',
    },
    { '@type': 'Person', name: 'C. van der Berg', familyName: 'van der Berg' },
    { '@type': 'Person', name: 'J. Smith Jr.' },
    { '@type': 'Organization', name: 'CMS Collaboration' },
  ])
})

test('who has one name is a person, a group in capitals is none', () => {
  const record = { ...fullArticle, authors: ['Sreedhara', '王小明', 'ATLAS'] }
  const { author } = paperThing(origin, record, () => null)
  expect(author).toMatchObject([{ '@type': 'Person' }, { '@type': 'Person' }, { '@type': 'Organization' }])
})

test.each(publicationTypes)('a work of type %s has a kind, a name, an address and a date', (type) => {
  const { '@type': kind, ...paper } = paperThing(origin, sampleRecord({ type }))
  expect(kind).toMatch(/^[A-Z]/)
  expect(paper).toMatchObject({
    name: 'A sample title',
    url: 'https://group.example/publications/a-sample-title',
    datePublished: '2020',
  })
})

test('the language is said where it is known', () => {
  expect(paperThing(origin, sampleRecord({ language: 'de' }))).toMatchObject({ inLanguage: 'de' })
  expect(paperThing(origin, sampleRecord())).not.toHaveProperty('inLanguage')
})

test('a data set has creators and a licence; everything may have keywords, funding and an award', () => {
  const known = {
    ...{ authors: ['A. B. Sample'], licence: 'CC BY 4.0', keywords: 'gas; heat', funding: 'DST 1' },
    award: 'Best data',
  }
  const dataset = paperThing(origin, sampleRecord({ type: 'dataset', ...known }))
  expect(dataset).toMatchObject({
    creator: [{ '@type': 'Person', familyName: 'Sample' }],
    license: 'https://creativecommons.org/licenses/by/4.0/',
    keywords: ['gas', 'heat'],
    funding: { '@type': 'Grant', name: 'DST 1' },
    award: 'Best data',
  })
  expect(dataset).not.toHaveProperty('author')
})

test('software has its version and repository, a presentation the meeting', () => {
  const software = { type: 'software', issue: '1.2.0', codeLink: 'https://example.org/code' } as const
  expect(paperThing(origin, sampleRecord(software))).toMatchObject({
    '@type': 'SoftwareSourceCode',
    version: '1.2.0',
    codeRepository: 'https://example.org/code',
  })
  const talk = paperThing(origin, sampleRecord({ type: 'presentation', booktitle: 'Meeting', month: 3 }))
  expect(talk).toMatchObject({ releasedEvent: { name: 'Meeting', startDate: '2020-03' } })
  expect(talk).not.toHaveProperty('isPartOf')
})

test('a journal has its ISSN, a book its ISBN and editors', () => {
  const article = paperThing(origin, sampleRecord({ journal: 'J', issn: '2049-3630' }))
  expect(article['isPartOf']).toMatchObject({ issn: ['2049-3630'] })
  const chapter = sampleRecord({ type: 'chapter', booktitle: 'B', isbn: '1; 2', editors: 'Example, E.' })
  expect(paperThing(origin, chapter)['isPartOf']).toMatchObject({
    isbn: ['1', '2'],
    editor: [{ familyName: 'Example' }],
  })
})

test('programs are told of a retraction and of corrections', () => {
  const record = sampleRecord({ retraction: '10.5555/notice.1', corrections: '10.5555/a; 10.5555/b' })
  expect(paperThing(origin, record)).toMatchObject({
    creativeWorkStatus: 'Retracted',
    correction: ['10.5555/notice.1', '10.5555/a', '10.5555/b'].map((doi) => `https://doi.org/${doi}`),
  })
  expect(paperThing(origin, sampleRecord())).not.toHaveProperty('creativeWorkStatus')
})

test('a name in Chinese characters begins with that of the family', () => {
  const { author } = paperThing(origin, sampleRecord({ authors: ['王, 小明', 'Jan van der Berg'] }))
  expect(author).toMatchObject([{ name: '王小明' }, { name: 'Jan van der Berg' }])
})
