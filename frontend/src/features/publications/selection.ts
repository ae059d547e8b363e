import { publicationTypes, type PublicationType } from './record'

/** The query parameters that choose publications, on the page and for every file of a selection, in one order. */
export const selectionParameters = ['year', 'type', 'member', 'journal', 'q'] as const

/** What chosen publications have in common, as the CMS takes it. What is left out is not asked for. */
export interface Selection {
  year?: number
  type?: PublicationType
  /** The slug of a member who is an author. */
  member?: string
  journal?: string
  /** Words that all occur. */
  q?: string
}

/** What query parameters choose. An empty one chooses nothing, and so does a type or a year that cannot be. */
export function selectionOf(search: URLSearchParams): Selection {
  const [year, type, member, journal, q] = selectionParameters.map((name) => search.get(name)?.trim())
  const known = publicationTypes.find((one) => one === type)
  return {
    ...(year && /^\d{4}$/.test(year) && { year: Number(year) }),
    ...(known && { type: known }),
    ...(member && { member }),
    ...(journal && { journal }),
    ...(q && { q }),
  }
}
