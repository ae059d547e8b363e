import type { Core } from '@strapi/strapi'
import { whoIs } from '../authors/known-names'
import type { Found } from '../search/paper-index'
import { catalogue, type Catalogue } from './catalogue'
import type { Paper } from './load-papers'

/** What publications are asked for, as GraphQL's PublicationSelection; all of it must be true of one. */
export interface PublicationFilter {
  year?: number | null
  type?: string | null
  /** The slug of a member, or of the leader. */
  member?: string | null
  journal?: string | null
  /** What is looked for in their texts. */
  q?: string | null
}

type Facet = keyof PublicationFilter

/** A filter with what it needs to know, ready for every count of a request. */
export interface Selection {
  /** Those that fit, the best first where something is looked for, else the newest. @param without a facet that shall not count */
  select: (without?: Facet) => Paper[]
  /** What a journal is called, by the name as a paper writes it. */
  journals: ReadonlyMap<string, string>
  /** Whether nothing was found as it is written, so that misspelt words were forgiven. */
  isForgiving: boolean
}

/** What was looked for last: one page asks for its list and its counts. */
let last: { catalogue: Catalogue; q: string; found: Found } | undefined

function find(known: Catalogue, q: string): Found {
  if (last?.catalogue === known && last.q === q) return last.found
  const found = known.index.find(q)
  last = { catalogue: known, q, found }
  return found
}

/** Prepares a filter. */
export async function selection(strapi: Core.Strapi, filter: PublicationFilter): Promise<Selection> {
  const { year, type, member, journal, q } = filter
  const known = await catalogue(strapi)
  const match = member ? (await whoIs(strapi)).match : undefined
  const isTheirs = (paper: Paper) =>
    paper.authors.some((name) => {
      const found = match?.(name, paper)
      return found?.kind === 'certain' && found.person.slugs.includes(member ?? '')
    })
  const journalOf = (name: string) => known.journals.get(name) ?? name
  const found = q ? find(known, q) : undefined
  const conditions: Record<Facet, ((paper: Paper) => boolean) | undefined> = {
    year: year ? (paper) => paper.year === year : undefined,
    type: type ? (paper) => paper.type === type : undefined,
    journal: journal
      ? (paper) => paper.journal !== null && journalOf(paper.journal) === journalOf(journal)
      : undefined,
    member: member ? isTheirs : undefined,
    q: found && (({ id }) => found.scores.has(id)),
  }
  return {
    select: (without) => {
      const all = Object.entries(conditions).flatMap(([facet, condition]) =>
        facet === without || condition === undefined ? [] : condition,
      )
      const fitting = known.papers.filter((paper) => all.every((condition) => condition(paper)))
      if (found === undefined) return fitting
      const score = ({ id }: Paper) => found.scores.get(id) ?? 0
      return fitting.sort((one, other) => score(other) - score(one))
    },
    journals: known.journals,
    isForgiving: found?.isForgiving ?? false,
  }
}
