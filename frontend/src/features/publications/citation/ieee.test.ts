import { describe, expect, test } from 'vitest'
import { fullArticle, sampleRecord } from '../record/sample-record'
import { citationAsText } from './citation-text'
import { ieee } from './ieee'

const cite = (known: Parameters<typeof sampleRecord>[0]) => citationAsText(ieee(sampleRecord(known)))
const people = (count: number) => Array.from({ length: count }, (_, index) => `A. Person${String(index + 1)}`)

test('an article', () => {
  expect(citationAsText(ieee(fullArticle))).toBe(
    'A. B. Sample, C. van der Berg, J. Smith Jr., and CMS Collaboration, “Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study,” Sample Journal of Sensors & Actuators, vol. 12, no. 3, pp. 123–130, Mar. 2020, doi: 10.5555/sjsa.2020.0123.',
  )
})

describe('authors', () => {
  test('one, two, three', () => {
    expect(cite({ authors: people(1) })).toMatch(/^A\. Person1, “/)
    expect(cite({ authors: people(2) })).toMatch(/^A\. Person1 and A\. Person2, “/)
    expect(cite({ authors: people(3) })).toMatch(/^A\. Person1, A\. Person2, and A\. Person3, “/)
  })

  test('six are all named; of seven, the first, with et al. in italics', () => {
    expect(cite({ authors: people(6) })).toContain('A. Person5, and A. Person6, “')
    expect(ieee(sampleRecord({ authors: people(7) })).slice(0, 3)).toEqual([
      { text: 'A. Person1 ' },
      { text: 'et al.', italic: true },
      { text: ', “A sample title,” 2020.' },
    ])
  })
})

test('an article number comes after the date', () => {
  expect(cite({ journal: 'Journal', volume: '91', pages: '061103', month: 8 })).toBe(
    '“A sample title,” Journal, vol. 91, Aug. 2020, Art. no. 061103.',
  )
})

test('what is unknown leaves no mark behind', () => {
  const known = { journal: 'Journal', pages: '12-19' }
  expect(cite({ ...known, issue: '3' })).toBe('“A sample title,” Journal, no. 3, pp. 12–19, 2020.')
  expect(cite(known)).toBe('“A sample title,” Journal, pp. 12–19, 2020.')
  expect(cite({ journal: 'Journal', volume: '4' })).toBe('“A sample title,” Journal, vol. 4, 2020.')
})

test('May has no full stop', () => {
  expect(cite({ journal: 'Journal', month: 5 })).toBe('“A sample title,” Journal, May 2020.')
})

test('a title’s own mark takes the comma’s place', () => {
  expect(cite({ title: 'Why ZnO?', journal: 'Journal' })).toBe('“Why ZnO?” Journal, 2020.')
})

test('an address has no full stop after it', () => {
  expect(cite({ link: 'https://example.org/a' })).toBe(
    '“A sample title,” 2020. [Online]. Available: https://example.org/a',
  )
})

const authors = ['A. Sample']
test.each([
  [
    'conferencePaper',
    { booktitle: 'Proc. Samples', pages: '1-5', month: 3 },
    'A. Sample, “A sample title,” in Proc. Samples, Mar. 2020, pp. 1–5.',
  ],
  [
    'conferencePaper',
    { booktitle: 'Proc. Samples', volume: '4', editors: 'Anna Editor; B. Second', publisher: 'Press' },
    'A. Sample, “A sample title,” in Proc. Samples, vol. 4, A. Editor and B. Second, Eds., Press, 2020.',
  ],
  [
    'chapter',
    { booktitle: 'Book', volume: '2', pages: '7', publisher: 'Press' },
    'A. Sample, “A sample title,” in Book, vol. 2. Press, 2020, p. 7.',
  ],
  [
    'chapter',
    { booktitle: 'Book', publisher: 'Press', editors: 'Anna Editor; van der Berg, B.' },
    'A. Sample, “A sample title,” in Book, A. Editor and B. van der Berg, Eds. Press, 2020.',
  ],
  ['book', { publisher: 'Press' }, 'A. Sample, A sample title. Press, 2020.'],
  [
    'book',
    { editors: 'Anna Editor', volume: '2', publisher: 'Press' },
    'A. Sample, A sample title, vol. 2, A. Editor, Ed. Press, 2020.',
  ],
  [
    'book',
    { genre: 'Technical report', issue: '42', publisher: 'Institute', month: 3 },
    'A. Sample, “A sample title,” Institute, Technical report 42, Mar. 2020.',
  ],
  [
    'thesis',
    { publisher: 'Sample University' },
    'A. Sample, “A sample title,” thesis, Sample University, 2020.',
  ],
  ['preprint', { journal: 'arXiv' }, 'A. Sample, “A sample title,” 2020, arXiv.'],
  [
    'preprint',
    { publisher: 'arXiv', pages: '2001.01234' },
    'A. Sample, “A sample title,” 2020, arXiv:2001.01234.',
  ],
  [
    'preprint',
    { publisher: 'ChemRxiv', pages: '12345' },
    'A. Sample, “A sample title,” 2020, ChemRxiv, 12345.',
  ],
  [
    'patent',
    { issue: '123', publisher: 'Indian', month: 3, day: 7 },
    'A. Sample, “A sample title,” Indian Patent 123, Mar. 7, 2020.',
  ],
  ['dataset', { publisher: 'Zenodo' }, 'A. Sample, “A sample title,” Zenodo, 2020.'],
  ['dataset', { publisher: 'Zenodo', issue: '2' }, 'A. Sample, “A sample title,” ver. 2, Zenodo, 2020.'],
  [
    'software',
    { publisher: 'Zenodo', issue: '1.2.0', month: 3 },
    'A. Sample, “A sample title,” ver. 1.2.0, Zenodo, Mar. 2020.',
  ],
  [
    'presentation',
    { booktitle: 'Sample Meeting', month: 3, day: 7 },
    'A. Sample, “A sample title,” presented at the Sample Meeting, Mar. 7, 2020.',
  ],
  [
    'presentation',
    { booktitle: 'The Sample Meeting' },
    'A. Sample, “A sample title,” presented at The Sample Meeting, 2020.',
  ],
] as const)('a %s', (type, known, expected) => {
  expect(cite({ type, authors, ...known })).toBe(expected)
})

test('of a book without authors the editors take their place', () => {
  expect(cite({ type: 'book', editors: 'Anna Editor', publisher: 'Press' })).toBe(
    'A. Editor, Ed., A sample title. Press, 2020.',
  )
})
