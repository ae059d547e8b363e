import { expect, test } from 'vitest'
import { paperThing } from './paper-thing'
import { publicationTypes } from '../record/record'
import { fullArticle, sampleRecord } from '../record/sample-record'

const origin = 'https://group.example'

test('an article stands in an issue of a volume of a journal', () => {
  expect(paperThing(origin, fullArticle)).toMatchObject({
    '@type': 'ScholarlyArticle',
    name: 'Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study',
    url: 'https://group.example/publications/response-of-zno-nanorods',
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
    { '@type': 'Person', name: 'A. B. Sample', url: 'https://group.example/people/a-b-sample' },
    { '@type': 'Person', name: 'C. van der Berg', familyName: 'van der Berg' },
    { '@type': 'Person', name: 'J. Smith Jr.' },
    { '@type': 'Organization', name: 'CMS Collaboration' },
  ])
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
