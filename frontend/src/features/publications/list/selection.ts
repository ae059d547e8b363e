import { pageNumber } from '../../../cms/page-number'
import { soughtText } from '../../../ui/text/plain-text'
import { selectionParameters } from '../../../paths'
import { publicationTypes, type PublicationType } from '../../../content/publication-types'

/** Which publications somebody wants to see; what is undefined does not matter. */
export interface Selection {
  year?: number
  type?: PublicationType
  /** The id of a research line. */
  line?: string
  /** The slug of somebody who wrote them. */
  member?: string
  journal?: string
  /** Words to look for. */
  q?: string
}

/**
 * As many publications as one page shows; the others are behind links. A page is laid out in one go before anything is
 * seen of it, so on a telephone its length is what somebody waits for. Of what was looked for, the best stands first.
 */
export const rowsPerPage = ({ q }: Selection): number => (q === undefined ? 60 : 30)

/** Reads a selection from an address. What cannot be a value is left out, as if nobody had typed it. */
export function readSelection(search: URLSearchParams): Selection {
  const text = (name: string) => soughtText(search, name)
  const year = /^\d{4}$/.exec(text('year'))
  const type = publicationTypes.find((known) => known === text('type'))
  return {
    ...(year && { year: Number(year[0]) }),
    ...(type && { type }),
    ...(text('line') && { line: text('line') }),
    ...(text('member') && { member: text('member') }),
    ...(text('journal') && { journal: text('journal') }),
    ...(text('q') && { q: text('q') }),
  }
}

/**
 * Which part of a long year, or of what was found, an address shows, counted from 1. Everything else is one part, which
 * names its years.
 *
 * @throws NotFound for what is no number of a part
 */
export function readPage(search: URLSearchParams): number {
  const { year, q } = readSelection(search)
  return year === undefined && q === undefined ? 1 : pageNumber(search)
}

/** What the query of the list is asked with. @throws NotFound for what is no number of a part */
export function listVariables(search: URLSearchParams) {
  const filter = readSelection(search)
  const page = readPage(search)
  const limit = rowsPerPage(filter)
  return { filter, start: (page - 1) * limit, limit, everything: isEverything(filter) && page === 1 }
}

/** A query with its `?`, in the order of the names; empty without a value. */
export function writeQuery<Name extends string>(
  names: readonly Name[],
  values: Partial<Record<Name, string | number | undefined>>,
): string {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = values[name]
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search.toString()}` : ''
}

/** The query of an address that shows a selection, with its `?`; empty for everything. */
export const writeSelection = (selection: Selection, page = 1): string =>
  writeQuery([...selectionParameters, 'page'], { ...selection, page: page > 1 ? page : undefined })

export const isEverything = (selection: Selection): boolean => Object.keys(selection).length === 0
