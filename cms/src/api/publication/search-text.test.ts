import { expect, test } from 'vitest'
import { asSearched, searchText } from './search-text'

test.each([
  ['NH<sub>3</sub> and SnO₂', 'nh3 and sno2'],
  ['Müller–Straße, J.', 'muller strasse j'],
  ['  Łódź\n ÉTÉ ', 'lodz ete'],
])('%s is searched as %s', (text, words) => {
  expect(asSearched(text)).toBe(words)
})

test('a publication is found by title, authors, source, year, DOI and abstract', () => {
  const found = searchText({
    title: 'Über SnO<sub>2</sub>',
    authors: [{ name: 'J. Sample' }],
    journal: 'Journal',
    booktitle: null,
    year: 2020,
    doi: '10.5555/ABC',
    abstract: 'We show.',
  })
  expect(found).toBe('uber sno2 j sample journal 2020 10 5555 abc we show')
})
