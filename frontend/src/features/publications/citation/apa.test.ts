import { describe, expect, test } from 'vitest'
import { fullArticle, sampleRecord } from '../record/sample-record'
import { apa } from './apa'
import { citationAsText } from './citation-text'

const cite = (known: Parameters<typeof sampleRecord>[0]) => citationAsText(apa(sampleRecord(known)))
const people = (count: number) => Array.from({ length: count }, (_, index) => `A. Person${String(index + 1)}`)

test('an article (§10.1)', () => {
  expect(citationAsText(apa(fullArticle))).toBe(
    'Sample, A. B., van der Berg, C., Smith, J., Jr., & CMS Collaboration. (2020). Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study. Sample Journal of Sensors & Actuators, 12(3), 123–130. https://doi.org/10.5555/sjsa.2020.0123',
  )
})

test('the journal and its volume are in italics, the issue is not (§9.25)', () => {
  expect(apa(sampleRecord({ journal: 'Journal', volume: '12', issue: '3', authors: ['A. Sample'] }))).toEqual(
    [
      { text: 'Sample, A. (2020). A sample title. ' },
      { text: 'Journal', italic: true },
      { text: ', ' },
      { text: '12', italic: true },
      { text: '(3).' },
    ],
  )
})

test('a title that ends with a mark in italics gets no other', () => {
  expect(cite({ title: 'Is it <i>E. coli?</i>', authors: ['A. Sample'], journal: 'Journal' })).toMatch(
    /E\. coli\? Journal\.$/,
  )
})

describe('authors (§9.8)', () => {
  test('one, two, three', () => {
    expect(cite({ authors: people(1) })).toMatch(/^Person1, A\. \(2020\)/)
    expect(cite({ authors: people(2) })).toMatch(/^Person1, A\., & Person2, A\. \(2020\)/)
    expect(cite({ authors: people(3) })).toMatch(/^Person1, A\., Person2, A\., & Person3, A\. \(2020\)/)
  })

  test('twenty are all named; of twenty-one the twentieth is not', () => {
    expect(cite({ authors: people(20) })).toContain('Person19, A., & Person20, A. (2020)')
    expect(cite({ authors: people(21) })).toContain('Person19, A., . . . Person21, A. (2020)')
  })

  test('an organisation is spelled out', () => {
    expect(cite({ authors: ['CMS Collaboration'] })).toMatch(
      /^CMS Collaboration\. \(2020\)\. A sample title\./,
    )
  })

  test('a name in Chinese, Japanese or Korean script has no initials', () => {
    expect(cite({ authors: ['王 小明', '田中 マリー'] })).toMatch(/^王小明, & 田中マリー\. \(2020\)/)
  })

  test('hyphenated given names keep the hyphen', () => {
    expect(cite({ authors: ['Jean-Luc Sample'] })).toMatch(/^Sample, J\.-L\. /)
  })

  test('without any, the title comes first (§9.12)', () => {
    expect(cite({ journal: 'Journal' })).toBe('A sample title. (2020). Journal.')
  })
})

test('an article number says that it is one (§9.27)', () => {
  expect(cite({ journal: 'Journal', volume: '9', pages: 'e0209899' })).toContain(
    'Journal, 9, Article e0209899.',
  )
})

test('an issue without a volume, and pages without either, stand where they would with them (§9.26)', () => {
  const known = { journal: 'Journal', pages: '12-19' }
  expect(cite({ ...known, issue: '3' })).toBe('A sample title. (2020). Journal, (3), 12–19.')
  expect(cite(known)).toBe('A sample title. (2020). Journal, 12–19.')
})

test('a title’s own mark is not followed by a full stop', () => {
  expect(cite({ title: 'Why ZnO?', authors: ['A. Sample'] })).toBe('Sample, A. (2020). Why ZnO?')
})

test('the link stands where there is no DOI, without a full stop after it (§9.35)', () => {
  expect(cite({ journal: 'Journal', link: 'https://example.org/a' })).toMatch(
    /Journal\. https:\/\/example\.org\/a$/,
  )
})

const authors = ['A. Sample']
test.each([
  [
    'conferencePaper',
    { booktitle: 'Proceedings', pages: '1-5', publisher: 'Press' },
    'Sample, A. (2020). A sample title. In Proceedings (pp. 1–5). Press.',
  ],
  [
    'chapter',
    { booktitle: 'Book', volume: '2', pages: '7' },
    'Sample, A. (2020). A sample title. In Book (Vol. 2, p. 7).',
  ],
  ['book', { publisher: 'Press' }, 'Sample, A. (2020). A sample title. Press.'],
  [
    'thesis',
    { publisher: 'Sample University' },
    'Sample, A. (2020). A sample title [Thesis, Sample University].',
  ],
  [
    'book',
    { editors: 'Anna Editor', volume: '2', publisher: 'Press' },
    'Sample, A. (2020). A sample title (A. Editor, Ed.; Vol. 2). Press.',
  ],
  ['preprint', { journal: 'arXiv' }, 'Sample, A. (2020). A sample title. arXiv.'],
  [
    'preprint',
    { arxivId: '2001.01234' },
    'Sample, A. (2020). A sample title (arXiv:2001.01234). arXiv. https://arxiv.org/abs/2001.01234',
  ],
  [
    'preprint',
    { publisher: 'arXiv', pages: 'arXiv:2001.01234' },
    'Sample, A. (2020). A sample title (arXiv:2001.01234). arXiv.',
  ],
  [
    'patent',
    { issue: 'IN 123', publisher: 'Patent Office' },
    'Sample, A. (2020). A sample title (Patent No. IN 123). Patent Office.',
  ],
  ['dataset', { publisher: 'Zenodo' }, 'Sample, A. (2020). A sample title [Data set]. Zenodo.'],
  [
    'dataset',
    { publisher: 'Zenodo', issue: '2' },
    'Sample, A. (2020). A sample title (Version 2) [Data set]. Zenodo.',
  ],
  [
    'software',
    { publisher: 'Zenodo', issue: '1.2.0' },
    'Sample, A. (2020). A sample title (Version 1.2.0) [Computer software]. Zenodo.',
  ],
  [
    'software',
    { publisher: 'Zenodo', issue: 'v2.1.0' },
    'Sample, A. (2020). A sample title (Version 2.1.0) [Computer software]. Zenodo.',
  ],
  [
    'software',
    { publisher: 'Zenodo', issue: 'Version 3' },
    'Sample, A. (2020). A sample title (Version 3) [Computer software]. Zenodo.',
  ],
  ['software', { publisher: 'Zenodo' }, 'Sample, A. (2020). A sample title [Computer software]. Zenodo.'],
  [
    'presentation',
    { booktitle: 'Sample Meeting on Sensors', month: 3, day: 7, genre: 'Poster presentation' },
    'Sample, A. (2020, March 7). A sample title [Poster presentation]. Sample Meeting on Sensors.',
  ],
  [
    'presentation',
    { booktitle: 'Sample Meeting', publisher: 'Sample Society', month: 3 },
    'Sample, A. (2020, March). A sample title [Conference presentation]. Sample Meeting, Sample Society.',
  ],
] as const)('a %s', (type, known, expected) => {
  expect(cite({ type, authors, ...known })).toBe(expected)
})

test('a chapter names the editors of its book (§10.3), a thesis its kind, a report its number', () => {
  const chapter = { type: 'chapter' as const, authors: ['A. Sample'], booktitle: 'Book', pages: '1-9' }
  expect(cite({ ...chapter, editors: 'Anna Editor' })).toContain('In A. Editor (Ed.), Book (pp. 1–9).')
  expect(cite({ ...chapter, editors: 'A. One; van der Berg, B.; C. Three' })).toContain(
    'In A. One, B. van der Berg, & C. Three (Eds.), Book (pp. 1–9).',
  )
  expect(cite({ type: 'thesis', genre: 'PhD thesis', publisher: 'U' })).toContain('[PhD thesis, U]')
  expect(cite({ type: 'book', genre: 'Technical report', issue: '7', publisher: 'U' })).toContain(
    '(Technical Report No. 7)',
  )
})

test('of a book without authors the editors take their place (§9.10)', () => {
  expect(cite({ type: 'book', editors: 'Anna Editor; van der Berg, B.', publisher: 'Press' })).toBe(
    'Editor, A., & van der Berg, B. (Eds.). (2020). A sample title. Press.',
  )
})
