import { readCsl } from './csl'
import { asCslDate, publishedIn } from '../entry/dates'
import type { ReadEntry } from '../entry/entry'
import { namePartsOf, type NameParts } from '../names/names'
import { peopleIn } from '../names/people'
import { typeBy, types } from './tagged'

/** What the columns are called in tables of Scopus, Google Scholar, Web of Science and people's own, in small letters. */
const columns = {
  title: ['title', 'article title', 'document title', 'paper', 'titel', 'titre', 'título', 'titolo'],
  authors: ['author full names', 'authors', 'author', 'author(s)', 'autoren', 'auteurs', 'autores', 'autori'],
  editors: ['editors', 'editor'],
  journal: [
    'source title',
    'journal',
    'publication',
    'publication title',
    'source',
    'zeitschrift',
    'revue',
    'rivista',
  ],
  booktitle: ['booktitle', 'book title', 'conference name', 'proceedings'],
  publisher: ['publisher', 'university', 'verlag'],
  volume: ['volume', 'vol', 'vol.', 'band'],
  issue: ['issue', 'number', 'no', 'no.', 'heft'],
  pages: ['pages', 'page', 'pp', 'seiten'],
  first: ['page start', 'start page', 'first page'],
  last: ['page end', 'end page', 'last page'],
  article: ['art. no.', 'article number', 'article no.'],
  year: ['year', 'publication year', 'jahr', 'année', 'año', 'anno'],
  date: ['date', 'publication date'],
  doi: ['doi'],
  url: ['url', 'link', 'website'],
  abstract: ['abstract', 'summary'],
  keywords: ['author keywords', 'keywords', 'key words'],
  funding: ['funding details', 'funding', 'funding texts', 'funding orgs'],
  award: ['award', 'awards'],
  isbn: ['isbn'],
  issn: ['issn', 'eissn'],
  pmid: ['pubmed id', 'pmid'],
  arxiv: ['arxiv', 'arxiv id', 'arxiv number'],
  licence: ['licence', 'license'],
  type: ['document type', 'type', 'item type', 'typ'],
  edition: ['edition'],
  language: ['language of original document', 'language'],
  note: ['note', 'notes'],
} as const
type Column = keyof typeof columns

const columnNames = Object.keys(columns) as Column[]

/** What somebody says that a column is. */
export type ToldColumn = Column | 'unread'
export const toldColumns: readonly ToldColumn[] = [...columnNames, 'unread']

const known: ReadonlySet<string> = new Set(Object.values(columns).flat())

/** What divides the cells of a table: what its first line has most of. */
const dividerOf = (head: string): string =>
  [',', ';', '\t'].sort((one, other) => head.split(other).length - head.split(one).length)[0] ?? ','

const called = (name: string): string =>
  name
    .replace(/^\ufeff|"/g, '')
    .trim()
    .toLowerCase()

/** Whether a text is a table: its first line names a title and another column that is known. */
export const tableMark = {
  test: (text: string): boolean => {
    const [head = ''] = text.split('\n', 1)
    const names = head.split(dividerOf(head)).map(called)
    const titles: readonly string[] = columns.title
    return names.filter((name) => known.has(name)).length > 1 && names.some((name) => titles.includes(name))
  },
}

/** What each column of a table is by its name; of two with the same name, or of one meaning, the first counts. */
export function columnsOf(head: readonly string[]): ToldColumn[] {
  const names = head.map(called)
  const found: ToldColumn[] = head.map(() => 'unread')
  for (const column of columnNames) {
    const index = columns[column].map((name) => names.indexOf(name)).find((at) => at >= 0)
    if (index !== undefined) found[index] = column
  }
  return found
}

/** Whether a cell is what no name of a column is: nothing, a long text, a DOI, an address, a number, a part of a reference. */
const isValue = (cell: string): boolean =>
  cell === '' || cell.length > 80 || /10\.\d{4,9}\/|:\/\/|^[\d\s.,:-]+$|\((?:19|20)\d\d\)/.test(cell)

/** Whether the first row of a table holds names of columns: all different, and no values. */
export const holdsNames = (head: readonly string[]): boolean =>
  new Set(head).size === head.length && !head.some(isValue)

/**
 * Whether a text is a table whose columns nobody knows: each row has as many cells as the first. Two columns divided by
 * commas are any two lines of a text.
 */
export function looksLikeTable(text: string): boolean {
  const [head = [], ...rows] = rowsOf(text)
  const least = dividerOf(text.split('\n', 1)[0] ?? '') === ',' ? 3 : 2
  return head.length >= least && rows.length > 0 && rows.every((row) => row.length === head.length)
}

/** The rows of a table (RFC 4180), whose cells are divided by what divides its first line. */
export function rowsOf(text: string): string[][] {
  const mark = dividerOf(text.split('\n', 1)[0] ?? '')
  const rows: string[][] = [[]]
  // What begins with a quotation mark and does not end with one is a cell all the same.
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)" *|([^${mark}\\n]*))(${mark}|\\n|$)`, 'gy')
  for (const { 1: quoted, 2: bare = '', 3: end, index } of text.matchAll(pattern)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim())
    if (end === '\n') rows.push([])
    if (end === '' || index >= text.length) break
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

/** Scopus puts a person's number behind the name; several people stand in one cell. */
function peopleOf(value: string): NameParts[] {
  const text = value.replace(/\s*\(\d{6,}\)/g, '')
  return (peopleIn(text) ?? text.split(';')).map(namePartsOf)
}

function readRow(row: readonly string[], at: ReadonlyMap<Column, number>, line: number): ReadEntry {
  const one = (...wanted: Column[]): string | undefined =>
    wanted.map((name) => row[at.get(name) ?? -1]).find((value) => value !== undefined && value !== '')
  const container = one('journal')
  const booktitle = one('booktitle')
  const kind = one('type') ?? (container === undefined && booktitle !== undefined ? 'conference' : '')
  const range = [one('first'), one('last')].filter(Boolean).join('-')
  return readCsl(
    {
      type: typeBy(kind, types),
      title: one('title'),
      author: peopleOf(one('authors') ?? ''),
      editor: peopleOf(one('editors') ?? ''),
      'container-title': kind !== '' && booktitle !== undefined ? booktitle : container,
      publisher: one('publisher'),
      volume: one('volume'),
      issue: one('issue'),
      page: one('pages') ?? (range === '' ? one('article') : range),
      DOI: one('doi'),
      URL: one('url'),
      ISBN: [one('isbn'), one('issn')].filter((number) => number !== undefined),
      PMID: one('pmid'),
      keyword: [one('keywords')],
      abstract: one('abstract')?.replace(/^\[no abstract available\]$/i, ''),
      issued: asCslDate(publishedIn(one('date') ?? '', one('year') ?? '')),
      edition: one('edition'),
      language: one('language'),
      note: one('note'),
      custom: {
        funding: one('funding'),
        award: one('award'),
        arxivId: one('arxiv'),
        licence: one('licence'),
      },
    },
    `Row ${String(line)}`,
  )
}

/** A comma that should stand in quotation marks moves everything behind it by a column. */
const beyondTheColumns = (cells: readonly string[]): string =>
  `This row has more cells than the table has columns, so its cells may stand in the wrong ones. Left over: ${shortened(cells.join(' | '))}. Put cells that hold commas into quotation marks.`

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

/** What somebody says of a table. */
export interface ToldTable {
  /** What each column is, in their order. */
  columns: readonly ToldColumn[]
  /** Whether the first row is an entry like the others, and holds no names of columns. */
  isNameless: boolean
}

/**
 * Reads a table, row by row. A column that nobody knows is named with the first entry.
 *
 * @param told when somebody has said what the columns are; otherwise the first row holds names, which tell
 */
export function readCsv(text: string, told?: ToldTable): ReadEntry[] {
  const all = rowsOf(text)
  const [head = []] = all
  const before = told?.isNameless ? 0 : 1
  const rows = all.slice(before)
  const at = new Map(
    (told?.columns ?? columnsOf(head)).flatMap((column, index) =>
      column === 'unread' ? [] : [[column, index] as const],
    ),
  )
  const read = new Set(at.values())
  const unread = head.filter((name, index) => name !== '' && !read.has(index))
  const full = at.get('authors') ?? -1
  const short = told === undefined ? head.map(called).indexOf('authors') : -1
  const entries = rows.map((row, index) => {
    // Scopus leaves the full names of some papers out.
    const isShort = row[full] === '' && short >= 0
    const cells = isShort ? row.with(full, row[short] ?? '') : row
    const entry = readRow(cells, at, index + 1 + before)
    const left = row.slice(head.length).filter((cell) => cell !== '')
    if (left.length > 0) entry.notes.push(beyondTheColumns(left))
    return entry
  })
  if (unread.length > 0 && told === undefined) {
    entries[0]?.notes.push(
      `Columns of this table that are not read: ${unread.join(', ')}. To read one, choose the format “Table (CSV)” and say what it is.`,
    )
  }
  return entries
}
