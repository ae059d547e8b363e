import type { Core } from '@strapi/strapi'
import { asSearched } from '../api/publication/search-text'
import { namesOf } from '../authors/known-names'

/** What publications are asked for, as GraphQL's PublicationSelection; all of it must be true of one. */
export interface PublicationFilter {
  year?: number | null
  type?: string | null
  /** The slug of a member, or of the leader. */
  member?: string | null
  journal?: string | null
  /** Words that must all occur. */
  q?: string | null
}

export type Facet = keyof PublicationFilter

type Query = ReturnType<Core.Strapi['db']['getConnection']>

/** Narrows a query of the table `publications as paper`. @param without a facet that shall not count */
export type Narrow = (query: Query, without?: Facet) => Query

/** A longer search is cut: each word costs a pass over the texts. */
const mostWords = 8
const mostCharacters = 200

/** The words that are looked for; each holds letters and digits only, so none is a pattern to SQL. */
const wordsOf = (q: string): string[] =>
  [...new Set(asSearched(q.slice(0, mostCharacters)).split(' '))].filter(Boolean).slice(0, mostWords)

/** Prepares the conditions of a filter, once for all queries of a request. */
export async function narrowing(strapi: Core.Strapi, filter: PublicationFilter): Promise<Narrow> {
  const { member: slug } = filter
  const names = typeof slug === 'string' ? await namesOf(strapi, ({ slugs }) => slugs.includes(slug)) : []
  const conditions: Record<Facet, (query: Query) => void> = {
    year: (query) => {
      if (filter.year) void query.where('paper.year', filter.year)
    },
    type: (query) => {
      if (filter.type) void query.where('paper.type', filter.type)
    },
    journal: (query) => {
      if (filter.journal) void query.where('paper.journal', filter.journal)
    },
    member: (query) => {
      if (slug) void query.whereIn('paper.id', papersBy(strapi, names))
    },
    q: (query) => {
      for (const word of wordsOf(filter.q ?? '')) query.where('paper.search_text', 'like', `%${word}%`)
    },
  }
  return (query, without) => {
    for (const [facet, add] of Object.entries(conditions)) if (facet !== without) add(query)
    return query
  }
}

/** The ids of the publications of which an author is written by one of the names. */
export const papersBy = (strapi: Core.Strapi, names: readonly string[]): Query =>
  strapi.db
    .getConnection('components_publication_authors as author')
    .join('publications_cmps as part', 'part.cmp_id', 'author.id')
    .where('part.field', 'authors')
    .whereIn('author.name', names)
    .select('part.entity_id')

export const papers = (strapi: Core.Strapi): Query => strapi.db.getConnection('publications as paper')
