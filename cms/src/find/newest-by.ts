import type { Core } from '@strapi/strapi'
import { papers } from './filter'
import { findPublications, newestFirst, type Publication } from './items'

interface Row {
  name: string
  id: number
}

/**
 * The newest publications of which an author is written by a name, for several names at once.
 * @param most for each name
 */
export async function newestBy(
  strapi: Core.Strapi,
  names: readonly string[],
  most: number,
): Promise<Map<string, Publication[]>> {
  const rows = (await papers(strapi)
    .join('publications_cmps as part', 'part.entity_id', 'paper.id')
    .join('components_publication_authors as author', 'part.cmp_id', 'author.id')
    .where('part.field', 'authors')
    .whereIn('author.name', names)
    .distinct('author.name', 'paper.id', 'paper.year', 'paper.created_at')
    .orderBy(newestFirst)) as Row[]
  const newest = new Map<string, number[]>()
  for (const { name, id } of rows) {
    const ids = newest.get(name) ?? []
    if (ids.length < most) newest.set(name, [...ids, id])
  }
  const found = await findPublications(strapi, (query) =>
    query.whereIn('paper.id', [...newest.values()].flat()),
  )
  return new Map(
    [...newest].map(([name, ids]) => [name, found.filter(({ id }) => ids.includes(id))] as const),
  )
}
