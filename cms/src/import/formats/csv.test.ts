import { expect, test } from 'vitest'
import { rowsOf } from './csv'
import { formatOf } from './format'
import { readText } from './read'

async function read(text: string) {
  expect(formatOf(text)).toBe('csv')
  return readText(text, 'csv')
}

test('cells in quotation marks hold commas, line ends and quotation marks', () => {
  expect(rowsOf('a,b\n"x, ""y""\nz",\n\n,"2"')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', ''],
    ['', '2'],
  ])
  expect(rowsOf('a,b\n"x" y,2\n"open,3\n4,5')).toEqual([
    ['a', 'b'],
    ['"x" y', '2'],
    ['"open', '3'],
    ['4', '5'],
  ])
  expect(rowsOf('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
})

test('Scopus: numbers behind the names, pages in two columns, columns that nobody reads', async () => {
  const [entry] =
    await read(`Authors,Author full names,Author(s) ID,Title,Year,Source title,Volume,Issue,Art. No.,Page start,Page end,Cited by,DOI,Author Keywords,ISSN,Document Type
"Sample J.; Müller E.","Sample, Jane (57200000000); Müller, Eva (57200000001)","57200000000; 57200000001","Films, and more",2021,"Sample Journal",12,3,,101,110,5,10.5555/scopus,"gas; sensors",20493630,Article
`)
  expect(entry?.draft).toEqual({
    title: 'Films, and more',
    type: 'article',
    authors: ['Jane Sample', 'Eva Müller'],
    journal: 'Sample Journal',
    volume: '12',
    issue: '3',
    pages: '101-110',
    doi: '10.5555/scopus',
    issn: '2049-3630',
    keywords: 'gas; sensors',
    year: 2021,
  })
  expect(entry?.notes[0]).toMatch(
    /^Columns of this table that are not read: Authors, Author\(s\) ID, Cited by\./,
  )
})

test('Google Scholar and one’s own', async () => {
  const [scholar] = await read(`Authors,Title,Publication,Volume,Number,Pages,Year,Publisher
"Sample, Jane; Müller, E; ",A title,Sample Journal,4,2,1-9,2019,Press
`)
  expect(scholar?.draft).toMatchObject({
    authors: ['Jane Sample', 'E Müller'],
    journal: 'Sample Journal',
    issue: '2',
  })
  const [own] = await read('Titel;Autoren;Zeitschrift;Jahr\nEin Titel;A. Eins, B. Zwei;Blatt;2001\n')
  expect(own?.draft).toMatchObject({
    title: 'Ein Titel',
    authors: ['A. Eins', 'B. Zwei'],
    journal: 'Blatt',
    year: 2001,
  })
})

test('what is no table is none', () => {
  expect(formatOf('A title, and authors\nof a text, with commas')).toBeUndefined()
})

test('a row with more cells than there are columns says so, with what is left over', async () => {
  const [whole, broken] = await read(
    'Title,Authors,Year\n"Films, and more",A. Sample,2020\nFilms, and more,A. Sample,2020\n',
  )
  expect(whole?.notes).toEqual([])
  expect(broken?.notes.join()).toMatch(
    /^This row has more cells than the table has columns.* Left over: 2020\./,
  )
})

test('Scopus: a paper without full names has its authors by their short ones', async () => {
  const entries = await read(`Authors,Author full names,Title,Year,Source title
"Smith J.A., García-López M.",,First title,2020,A Journal
Sample J.,"Sample, Jane (123456789)",Second title,2021,A Journal`)
  expect(entries.map(({ draft }) => draft?.authors)).toEqual([
    ['J.A. Smith', 'M. García-López'],
    ['Jane Sample'],
  ])
})
