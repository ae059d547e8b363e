import { referenceParameters } from '../../../paths'
import { styleIds, type StyleId } from '../citation/style-names'
import { readSelection, writeQuery, type Selection } from '../list/selection'

const usualStyle = 'apa'

/** What stands above the parts of a list of references. */
export const headings = { year: 'Years', type: 'Types' } as const
export type Headings = keyof typeof headings

/** Which publications a list of references has: those of a selection, in a span of years. */
export interface Cited extends Omit<Selection, 'year'> {
  from?: number
  to?: number
}

/** A list of references that somebody wants. */
export interface ReferenceChoice {
  filter: Cited
  style: StyleId
  /** None where the list has no parts. */
  headings?: Headings | undefined
}

/**
 * Reads from an address which references somebody wants. What cannot be a value is left out; of a span that ends before it
 * begins, the years change places.
 */
export function readReferences(search: URLSearchParams): ReferenceChoice {
  const { year: _, ...selection } = readSelection(search)
  const years = ['from', 'to'].map((name) => /^\d{4}$/.exec(search.get(name) ?? '')?.[0])
  const [from, to] = years[0] && years[1] ? years.toSorted() : years
  return {
    filter: { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }), ...selection },
    style: styleIds.find((known) => known === search.get('style')) ?? usualStyle,
    headings: (Object.keys(headings) as Headings[]).find((known) => known === search.get('headings')),
  }
}

/** The query of the address of a list, with its `?`; empty for the usual one. */
export const writeReferences = ({ filter, style, headings }: ReferenceChoice): string =>
  writeQuery(referenceParameters, { ...filter, style: style === usualStyle ? undefined : style, headings })

/** The list of what the list of publications shows. */
export const referencesOf = ({ year, ...others }: Selection): string =>
  writeReferences({
    filter: { ...others, ...(year !== undefined && { from: year, to: year }) },
    style: usualStyle,
  })
