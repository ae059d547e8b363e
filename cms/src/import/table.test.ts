import { expect, test } from 'vitest'
import { columnsOf } from './formats/csv'
import { readText } from './formats/read'
import { formatOf } from './formats/format'
import { tableToTell } from './table'

const told = (text: string, format: 'auto' | 'csv' | 'bibtex' = 'auto') =>
  tableToTell({ text, format }, format === 'auto' ? formatOf(text) : format)

const own = `Nimi;Tekijät;Lehti;Vuosi;Tunniste
Films, and more;Sample, J.;Sensors;2021;10.5555/a
"Wires; and tubes";Noether, E.;Wires;2020;10.5555/b
`

test('a table whose columns nobody knows is shown with its first rows, also with a DOI in each of them', () => {
  const table = told(own)
  expect(table).toEqual({
    names: ['Nimi', 'Tekijät', 'Lehti', 'Vuosi', 'Tunniste'],
    hasNames: true,
    columns: ['unread', 'unread', 'unread', 'unread', 'unread'],
    rows: [
      ['Films, and more', 'Sample, J.', 'Sensors', '2021', '10.5555/a'],
      ['Wires; and tubes', 'Noether, E.', 'Wires', '2020', '10.5555/b'],
    ],
  })
})

test('the told columns are read, and no other', async () => {
  const columns = ['title', 'authors', 'journal', 'year', 'unread'] as const
  const [, entry] = await readText(own, 'csv', { columns, isNameless: false })
  expect(entry?.draft).toEqual({
    title: 'Wires; and tubes',
    type: 'article',
    authors: ['E. Noether'],
    journal: 'Wires',
    year: 2020,
  })
  expect(entry?.notes).toEqual([])
})

test('of a table without names the first row is an entry', async () => {
  const nameless = 'Films,J. Sample,Sensors,2021\nWires,E. Noether,Wires,2020\n'
  expect(told(nameless)).toMatchObject({ hasNames: false, names: ['Films', 'J. Sample', 'Sensors', '2021'] })
  const columns = ['title', 'authors', 'journal', 'year'] as const
  const entries = await readText(nameless, 'csv', { columns, isNameless: true })
  expect(entries.map(({ source, draft }) => [source, draft?.title])).toEqual([
    ['Row 1', 'Films'],
    ['Row 2', 'Wires'],
  ])
})

test('what names its columns, a list of DOIs, references and other formats ask nothing', () => {
  expect(told('Title,Authors,Year\nFilms,J. Sample,2021\n')).toBeUndefined()
  expect(told('10.5555/a\n10.5555/b\n')).toBeUndefined()
  expect(told('10.5555/a, 10.5555/b, 10.5555/c\n10.5555/d, 10.5555/e, 10.5555/f\n')).toBeUndefined()
  expect(
    told('Sample, J., Films, 2020, doi:10.5555/a\nNoether, E., Wires, 2021, doi:10.5555/b\n'),
  ).toBeUndefined()
  expect(told('A title, and authors\nof a text, with commas')).toBeUndefined()
  expect(told('@article{a,\n title={T},\n year=2020,\n}\n')).toBeUndefined()
  expect(told(own, 'bibtex')).toBeUndefined()
})

test('whoever says that it is a table is asked, with what the names tell', () => {
  expect(told('Title,Cited paper,Year\nFilms,J. Sample,2021\n', 'csv')?.columns).toEqual([
    'title',
    'unread',
    'year',
  ])
  expect(columnsOf(['Year', 'Title', 'Title'])).toEqual(['year', 'title', 'unread'])
})
