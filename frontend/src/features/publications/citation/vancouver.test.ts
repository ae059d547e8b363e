import { describe, expect, test } from 'vitest'
import { fullArticle, sampleRecord } from '../record/sample-record'
import { citationAsText } from './citation-text'
import { vancouver } from './vancouver'

const cite = (known: Parameters<typeof sampleRecord>[0]) => citationAsText(vancouver(sampleRecord(known)))
const people = (count: number) => Array.from({ length: count }, (_, index) => `A. Person${String(index + 1)}`)

test('an article', () => {
  expect(citationAsText(vancouver(fullArticle))).toBe(
    'Sample AB, van der Berg C, Smith J Jr, CMS Collaboration. Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study. Sample Journal of Sensors & Actuators. 2020 Mar 7;12(3):123-30. doi: 10.5555/sjsa.2020.0123',
  )
})

describe('authors', () => {
  test('six are all named; of seven, six', () => {
    expect(cite({ authors: people(6) })).toMatch(/Person5 A, Person6 A\. /)
    expect(cite({ authors: people(7) })).toMatch(/Person5 A, Person6 A, et al\. /)
  })

  test('have two initials at most, without hyphens', () => {
    expect(cite({ authors: ['Jean-Luc Marie Sample'] })).toMatch(/^Sample JL\. /)
  })

  test('II and III are 2nd and 3rd', () => {
    expect(cite({ authors: ['Smith, III, J.'] })).toMatch(/^Smith J 3rd\. /)
  })

  test('of a patent are inventors', () => {
    expect(cite({ type: 'patent', authors: people(1) })).toMatch(/^Person1 A, inventor\. /)
    expect(cite({ type: 'patent', authors: people(2) })).toMatch(/^Person1 A, Person2 A, inventors\. /)
  })
})

test.each([
  ['123-130', '123-30'],
  ['123-125', '123-5'],
  ['99-102', '99-102'],
  ['S12-S19', 'S12-S19'],
  ['12', '12'],
  ['12-12', '12'],
  ['e0123', 'e0123'],
])('pages %s are %s', (pages, expected) => {
  expect(cite({ journal: 'Journal', volume: '4', pages })).toBe(
    `A sample title. Journal. 2020;4:${expected}.`,
  )
})

test('what is unknown leaves no mark behind', () => {
  expect(cite({ journal: 'Journal' })).toBe('A sample title. Journal. 2020.')
  expect(cite({ journal: 'Journal', issue: '3' })).toBe('A sample title. Journal. 2020;(3).')
  expect(cite({ journal: 'Journal', month: 5 })).toBe('A sample title. Journal. 2020 May.')
  expect(cite({ type: 'patent', issue: 'IN 123' })).toBe('A sample title. Patent IN 123. 2020.')
})

test('pages follow the volume, else the issue, else the date', () => {
  const known = { journal: 'Journal', pages: '12-19' }
  expect(cite({ ...known, volume: '4', issue: '3' })).toBe('A sample title. Journal. 2020;4(3):12-9.')
  expect(cite({ ...known, issue: '3' })).toBe('A sample title. Journal. 2020;(3):12-9.')
  expect(cite({ ...known, month: 6 })).toBe('A sample title. Journal. 2020 Jun:12-9.')
  expect(cite({ journal: 'Journal', pages: 'e0123' })).toBe('A sample title. Journal. 2020:e0123.')
})

test('without a DOI, where it is available from', () => {
  expect(cite({ link: 'https://example.org/a' })).toBe(
    'A sample title. 2020. Available from: https://example.org/a',
  )
})

test.each([
  ['book', {}, 'A sample title [Internet]. 2020.'],
  ['thesis', { genre: 'PhD thesis' }, 'A sample title [PhD thesis on the Internet]. 2020.'],
  ['article', { journal: 'Journal' }, 'A sample title. Journal [Internet]. 2020.'],
  ['chapter', { booktitle: 'Book' }, 'A sample title. In: Book [Internet]. 2020.'],
] as const)(
  'a %s that is available from an address says that it is on the Internet',
  (type, known, start) => {
    expect(cite({ type, link: 'https://example.org/a', ...known })).toContain(start)
    expect(cite({ type, doi: '10.5555/a', link: 'https://example.org/a', ...known })).not.toContain(
      'Internet',
    )
  },
)

const authors = ['A. Sample']
test.each([
  [
    'conferencePaper',
    { booktitle: 'Proceedings', pages: '1-5', publisher: 'Press' },
    'Sample A. A sample title. In: Proceedings. Press; 2020. p. 1-5.',
  ],
  [
    'chapter',
    { booktitle: 'Book', volume: '2', pages: '7' },
    'Sample A. A sample title. In: Book. Vol. 2. 2020. p. 7.',
  ],
  [
    'chapter',
    { booktitle: 'Book', editors: 'Anna Editor; van der Berg, B.' },
    'Sample A. A sample title. In: Editor A, van der Berg B, editors. Book. 2020.',
  ],
  ['book', { publisher: 'Press' }, 'Sample A. A sample title. Press; 2020.'],
  [
    'book',
    { editors: 'Anna Editor', publisher: 'Press' },
    'Sample A. A sample title. Editor A, editor. Press; 2020.',
  ],
  [
    'book',
    { genre: 'Technical report', issue: '42', publisher: 'Institute' },
    'Sample A. A sample title. Institute; 2020. Report No.: 42.',
  ],
  [
    'thesis',
    { publisher: 'Sample University' },
    'Sample A. A sample title [thesis]. Sample University; 2020.',
  ],
  ['preprint', { journal: 'arXiv', month: 3 }, 'Sample A. A sample title. arXiv [Preprint]. 2020 Mar.'],
  [
    'preprint',
    { publisher: 'arXiv', pages: '2001.01234' },
    'Sample A. A sample title. arXiv [Preprint]. 2020. arXiv:2001.01234.',
  ],
  [
    'patent',
    { issue: 'IN 123', publisher: 'Patent Office' },
    'Sample A, inventor. A sample title. Patent Office patent IN 123. 2020.',
  ],
  ['dataset', { publisher: 'Zenodo' }, 'Sample A. A sample title [dataset]. Zenodo; 2020.'],
  [
    'dataset',
    { publisher: 'Zenodo', issue: '2' },
    'Sample A. A sample title [dataset]. Version 2. Zenodo; 2020.',
  ],
  [
    'software',
    { publisher: 'Zenodo', issue: '1.2.0' },
    'Sample A. A sample title [computer program]. Version 1.2.0. Zenodo; 2020.',
  ],
  [
    'presentation',
    { booktitle: 'Sample Meeting', month: 3, day: 7 },
    'Sample A. A sample title. Paper presented at: Sample Meeting; 2020 Mar 7.',
  ],
  [
    'presentation',
    { booktitle: 'Sample Meeting', genre: 'Poster' },
    'Sample A. A sample title. Poster presented at: Sample Meeting; 2020.',
  ],
] as const)('a %s', (type, known, expected) => {
  expect(cite({ type, authors, ...known })).toBe(expected)
})

test('an abbreviated journal has no full stops within its name', () => {
  expect(cite({ journal: 'Phys. Rev. Lett.' })).toContain('. Phys Rev Lett. 2020.')
})

test('of a book without authors the editors take their place', () => {
  expect(cite({ type: 'book', editors: 'Anna Editor; van der Berg, B.', publisher: 'Press' })).toBe(
    'Editor A, van der Berg B, editors. A sample title. Press; 2020.',
  )
})
