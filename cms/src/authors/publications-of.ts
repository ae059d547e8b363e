import type { Core } from '@strapi/strapi'
import { papersBy } from '../find/filter'
import { findPublications, type Publication } from '../find/items'
import { namesOf } from './known-names'
import type { Person } from './people'

/** The publications of which somebody certainly is an author, the newest first. */
export async function publicationsOf(
  strapi: Core.Strapi,
  isThem: (person: Person) => boolean,
): Promise<Publication[]> {
  const names = await namesOf(strapi, isThem)
  return findPublications(strapi, (query) => query.whereIn('paper.id', papersBy(strapi, names)))
}
