import type { Core } from '@strapi/strapi'
import { papers, papersBy, type Narrow } from './filter'
import { findPublications, mostItems, type Publication } from './items'
import { namesOf } from '../authors/known-names'
import type { Person } from '../authors/people'

type IsThem = (person: Person) => boolean

const by = async (strapi: Core.Strapi, isThem: IsThem): Promise<Narrow> => {
  const names = await namesOf(strapi, isThem)
  return (query) => query.whereIn('paper.id', papersBy(strapi, names))
}

/**
 * The publications of which somebody certainly is an author, the newest first; of a part of them, those that the group
 * has selected before the others.
 *
 * @param limit how many; all of them without it
 */
export const publicationsOf = async (
  strapi: Core.Strapi,
  isThem: IsThem,
  limit?: number | null,
): Promise<Publication[]> =>
  findPublications(
    strapi,
    await by(strapi, isThem),
    typeof limit === 'number'
      ? { limit: Math.min(Math.max(limit, 1), mostItems), selectedFirst: true }
      : undefined,
  )

/** How many publications there are of which somebody certainly is an author. */
export async function countPublicationsOf(strapi: Core.Strapi, isThem: IsThem): Promise<number> {
  const narrow = await by(strapi, isThem)
  const [row] = await narrow(papers(strapi)).count<{ count: number | string }[]>({ count: 'paper.id' })
  return Number(row?.count ?? 0)
}
