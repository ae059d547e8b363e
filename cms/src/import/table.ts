import { columnsOf, holdsNames, looksLikeTable, rowsOf, type ToldColumn } from './formats/csv'
import type { Format } from './formats/format'
import type { GivenText } from './given-text'

/** The beginning of a table whose columns somebody has to tell. */
export interface Table {
  /** The first row, which mostly holds the names of the columns. */
  names: string[]
  /** Whether it looks like that. */
  hasNames: boolean
  /** What each column is by its name, as far as that is known. */
  columns: ToldColumn[]
  /** The rows after it. */
  rows: string[][]
}

const shown = 3

/** In characters of a cell: an abstract is known by its first words. */
const mostOfCell = 100

/**
 * The table that a text is, when its columns have to be told before it can be read: because their names say nothing, or
 * because whoever sent it wants to.
 *
 * @param found what a text of no given format looks like
 */
export function tableToTell(
  { text, format, columns }: GivenText,
  found: Format | undefined,
): Table | undefined {
  const isUnknown = () =>
    found === undefined
      ? looksLikeTable(text)
      : // A table with a DOI in each row is no list of DOIs, when its columns have names.
        found === 'doi' && looksLikeTable(text) && holdsNames(rowsOf(text)[0] ?? [])
  if (columns || !(format === 'csv' || (format === 'auto' && isUnknown()))) return undefined
  const [names = [], ...rows] = rowsOf(text)
  return {
    names,
    hasNames: holdsNames(names),
    columns: columnsOf(names),
    rows: rows.slice(0, shown).map((row) => names.map((_, at) => row[at]?.slice(0, mostOfCell) ?? '')),
  }
}
