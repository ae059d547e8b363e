import type { ImportColumn, StaffReadPublicationsQuery } from './queries.generated'

/** The beginning of a table whose columns have to be told. */
export type Table = NonNullable<StaffReadPublicationsQuery['readPublications']['table']>

/** What a column can be, in the words of the form, in its order. */
export const columnWords: Record<ImportColumn, string> = {
  unread: 'Is not read',
  title: 'Title',
  authors: 'Authors',
  journal: 'Journal',
  year: 'Year',
  date: 'Date',
  volume: 'Volume',
  issue: 'Issue',
  pages: 'Pages',
  first: 'First page',
  last: 'Last page',
  article: 'Article number',
  doi: 'DOI',
  url: 'Link',
  type: 'Type',
  booktitle: 'Book or proceedings',
  editors: 'Editors',
  publisher: 'Publisher',
  edition: 'Edition',
  abstract: 'Abstract',
  keywords: 'Keywords',
  funding: 'Funding',
  award: 'Award',
  isbn: 'ISBN',
  issn: 'ISSN',
  pmid: 'PMID',
  arxiv: 'arXiv number',
  licence: 'Licence',
  language: 'Language',
  note: 'Note',
}

/** What somebody says of a table. */
export interface ToldTable {
  /** What each column is, in their order. */
  columns: ImportColumn[]
  /** Whether the first row is an entry like the others, and holds no names of columns. */
  isNameless: boolean
}

/** What is wrong with what the columns were said to be; `undefined` when they can be read. */
export function columnsProblem(columns: readonly ImportColumn[]): string | undefined {
  if (!columns.includes('title')) return 'Say which column is the title.'
  const twice = columns.find((column, at) => column !== 'unread' && columns.indexOf(column) !== at)
  return twice && `Two columns are said to be “${columnWords[twice]}”. Choose one of them.`
}

const key = 'importColumns'

/** Names that are remembered; those of some dozen tables. */
const most = 500

/** What columns of these names were said to be the last time in this browser, of new ones what is known of them. */
export function rememberedColumns(names: readonly string[], known: readonly ImportColumn[]): ImportColumn[] {
  const remembered = new Map(kept())
  return names.map((name, at) => {
    const column = remembered.get(name)
    return column !== undefined && isColumn(column) ? column : (known[at] ?? 'unread')
  })
}

/** Remembers in this browser what the columns were said to be. */
export function rememberColumns(names: readonly string[], columns: readonly ImportColumn[]): void {
  const told = names.map((name, at) => [name, columns[at] ?? 'unread'] as const)
  const others = kept().filter(([name]) => !names.includes(name))
  try {
    localStorage.setItem(key, JSON.stringify([...told, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing for the site asks each time.
  }
}

/** Names of columns with what they were said to be, the newest first. */
function kept(): (readonly [name: string, column: string])[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isPair) : []
  } catch {
    // What cannot be read is replaced the next time; whoever imports sees that nothing is chosen.
    return []
  }
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')

/** Whether a text is the name of what a column can be. */
export const isColumn = (text: string): text is ImportColumn => Object.hasOwn(columnWords, text)
