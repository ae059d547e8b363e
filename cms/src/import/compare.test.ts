import { expect, test } from 'vitest'
import { completed, differences, isSameJournal, mayBeSame, merged, titleKey, type Stored } from './compare'
import { importedFields } from './fields'
import type { Draft } from './entry/entry'

const stored: Stored = {
  documentId: 'd',
  slug: 's',
  version: 3,
  title: 'Über TiO<sub>2</sub>',
  type: 'article',
  doi: '10.5555/ABC',
  year: 2020,
  journal: 'Sample Journal of Thermal Transport',
  volume: null,
  abstract: 'Stored.',
  link: 'https://example.org/x/',
  citationKey: 'mine2020',
  authors: [{ name: 'J. Müller' }, { name: 'K. Specimen' }],
}

const draft: Draft = {
  title: 'Uber TiO₂',
  type: 'article',
  doi: '10.5555/abc',
  year: 2020,
  journal: 'Sample J. Therm. Transp.',
  link: 'http://www.example.org/x',
  authors: ['Müller, Jörg', 'Specimen K'],
  citationKey: 'other2020',
}

test('what is only written otherwise is no difference', () => {
  expect(differences(stored, draft)).toEqual([])
})

test('what the import knows in addition or otherwise is told field by field, and nothing is blanked', () => {
  const more = { ...draft, volume: '7', year: 2021, authors: ['J. Müller', 'L. Other'] }
  expect(differences(stored, more)).toEqual([
    { field: 'authors', before: 'J. Müller; K. Specimen', after: 'J. Müller; L. Other' },
    { field: 'volume', before: null, after: '7' },
    { field: 'year', before: '2020', after: '2021' },
  ])
  expect(merged(stored, more)).toEqual({
    title: stored.title,
    type: 'article',
    doi: '10.5555/ABC',
    journal: stored.journal,
    link: stored.link,
    abstract: 'Stored.',
    citationKey: 'mine2020',
    volume: '7',
    year: 2021,
    authors: ['J. Müller', 'L. Other'],
  })
})

test('a list of authors that a source has cut takes nobody away, neither from what is stored nor from another copy', () => {
  const cut = { ...draft, authors: ['J. Müller'] }
  expect(differences(stored, cut)).toEqual([])
  expect(completed(cut, draft).authors).toEqual(draft.authors)
})

test('letters that are written out are the same, in titles and in names', () => {
  const paper: Stored = {
    ...stored,
    title: 'α-Fe₂O₃ at 5 µm',
    authors: [{ name: 'J. Müller' }, { name: 'H. Ørsted' }],
  }
  const plain = { ...draft, title: 'alpha-Fe2O3 at 5 mu m', authors: ['J. Mueller', 'H. Oersted'] }
  expect(differences(paper, plain)).toEqual([])
  expect(titleKey(paper)).toBe(titleKey(plain))
})

test('a preprint without a DOI is another paper than its article', () => {
  const article = { title: 'Spin waves in thin films', type: 'article', doi: '10.5555/a' }
  expect(mayBeSame({ title: article.title, type: 'preprint' }, article)).toBe(false)
  expect(mayBeSame({ title: article.title }, article)).toBe(true)
})

test.each([
  ['Polymer', 'Polymers', false],
  ['Nano', 'Nanoscale', false],
  ['Nano Lett', 'Nano Letters', true],
  ['Nat.', 'Nature', true],
  ['Jpn. J. Appl. Phys.', 'Japanese Journal of Applied Physics', true],
  ['Proc. Natl. Acad. Sci.', 'Proceedings of the National Academy of Sciences', true],
])('of journals, %s and %s: %s', (one, other, expected) => {
  expect(isSameJournal(one, other)).toBe(expected)
})

test('that a stored paper is in English is no news, and that it is in another language is', () => {
  expect(differences(stored, { ...draft, language: 'en-GB' })).toEqual([])
  expect(differences(stored, { ...draft, language: 'de' })).toEqual([
    { field: 'language', before: null, after: 'de' },
  ])
})

test('what a format has no other place for is no difference', () => {
  const paper: Stored = { ...stored, type: 'conferencePaper', booktitle: null }
  const { journal, ...others } = { ...draft, type: 'conferencePaper' as const }
  const asBook = { ...others, booktitle: journal, volume: '7' }
  expect(differences(paper, asBook)).toEqual([{ field: 'volume', before: null, after: '7' }])
  expect(merged(paper, asBook)).toMatchObject({ journal: stored.journal, volume: '7' })
  expect(merged(paper, asBook)).not.toHaveProperty('booktitle')
})

test('a preprint that is an article now leaves its server, and no other publisher', () => {
  const preprint: Stored = { ...stored, type: 'preprint', publisher: 'arXiv' }
  expect(differences(preprint, draft)).toEqual([
    { field: 'type', before: 'preprint', after: 'article' },
    { field: 'publisher', before: 'arXiv', after: '' },
  ])
  expect(merged(preprint, draft)).not.toHaveProperty('publisher')
  expect(merged({ ...preprint, publisher: 'Sample Press' }, draft)).toHaveProperty(
    'publisher',
    'Sample Press',
  )
  expect(merged({ ...preprint, type: 'article' }, draft)).toHaveProperty('publisher', 'arXiv')
})

test('a stored paper takes no key from an import', () => {
  expect(merged({ ...stored, citationKey: null }, draft)).not.toHaveProperty('citationKey')
})

test('a journal and its abbreviation are the same, two journals are not', () => {
  expect(isSameJournal('Phys. Rev. B', 'Physical Review B')).toBe(true)
  expect(isSameJournal('Physical Review B', 'Physical Review A')).toBe(false)
})

test('papers are known by title and year; two DOIs are two papers', () => {
  expect(titleKey({ title: 'Über TiO<sub>2</sub>', year: 2020 })).toBe(
    titleKey({ title: 'uber tio₂!', year: 2020 }),
  )
  expect(titleKey({ title: 'x^2 of nano-rods', year: 2020 })).toBe(
    titleKey({ title: 'x<sup>2</sup> of nanorods', year: 2020 }),
  )
})

test.each([
  ['a DOI and none', { doi: '10.1/a' }, { doi: null }, true],
  ['two DOIs', { doi: '10.1/a' }, { doi: '10.1/b' }, false],
  ['the same people', { authors: ['J. Sample'] }, { authors: ['Sample, Jane', 'E. Example'] }, true],
  ['other people', { authors: ['J. Sample'] }, { authors: ['E. Example'] }, false],
  [
    'a long title',
    { title: 'Gas sensing with ZnO', authors: ['J. Müller'] },
    { authors: ['J. Mueller'] },
    true,
  ],
  ['a short title in two journals', { title: 'Erratum', journal: 'A' }, { journal: 'B' }, false],
  [
    'a short title in one journal',
    { title: 'Erratum', journal: 'J. Samp.' },
    { journal: 'Journal of Samples' },
    true,
  ],
  ['a short title of one with a single name', { authors: ['Aristotle'] }, { authors: ['Aristotle'] }, true],
  [
    'two patents of one title',
    { type: 'patent', title: 'Device for the sensing of gas', issue: 'App. 18/511,605' },
    { type: 'patent', issue: '11,861,280' },
    false,
  ],
  ['a short title on two pages', { title: 'Erratum', pages: '1' }, { pages: '7' }, false],
])('%s: may they be the same?', (_, one, other, expected) => {
  expect(mayBeSame(one, other)).toBe(expected)
})

test('a second copy adds what it knows alone', () => {
  const second: Draft = { ...draft, title: 'Other', pages: '1-9', authors: [] }
  expect(completed(draft, second)).toEqual({ ...draft, pages: '1-9' })
})

test('what a file does not know of a stored paper stays, whichever field it is', () => {
  const values = Object.fromEntries(importedFields.map((field) => [field, `stored ${field}`]))
  const full: Stored = { ...stored, ...values, year: 2020, authors: [{ name: 'A. Sample' }] }
  expect(merged(full, { title: full.title, type: 'article', authors: [] })).toEqual({
    ...values,
    year: 2020,
    authors: ['A. Sample'],
    type: 'article',
  })
})
