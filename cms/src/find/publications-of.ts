import type { Core } from '@strapi/strapi'
import { whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'
import { catalogue } from './catalogue'
import { findPublications, mostItems, type Publication } from './items'
import type { Paper } from './load-papers'

type IsThem = (person: Person) => boolean

async function papersOf(strapi: Core.Strapi, isThem: IsThem): Promise<Paper[]> {
  const [{ papers }, { match }] = await Promise.all([catalogue(strapi), whoIs(strapi)])
  return papers.filter((paper) =>
    paper.authors.some((name) => {
      const found = match(name, paper)
      return found.kind === 'certain' && isThem(found.person)
    }),
  )
}

/**
 * The publications of which somebody certainly is an author, the newest first; of a part of them, those that the group
 * has selected before the others.
 *
 * @param limit how many; all of them without it
 */
export async function publicationsOf(
  strapi: Core.Strapi,
  isThem: IsThem,
  limit?: number | null,
): Promise<Publication[]> {
  const papers = await papersOf(strapi, isThem)
  if (typeof limit !== 'number') return findPublications(strapi, papers)
  const selectedFirst = [
    ...papers.filter(({ highlighted }) => highlighted),
    ...papers.filter(({ highlighted }) => !highlighted),
  ]
  return findPublications(strapi, selectedFirst.slice(0, Math.min(Math.max(limit, 1), mostItems)))
}

/** How many publications there are of which somebody certainly is an author. */
export const countPublicationsOf = async (strapi: Core.Strapi, isThem: IsThem): Promise<number> =>
  (await papersOf(strapi, isThem)).length
