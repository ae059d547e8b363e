import type { Core } from '@strapi/strapi'
import { papersBy } from './filter'
import { findPublications, type Publication } from './items'
import { namesOf } from '../authors/known-names'
import type { Person } from '../authors/people'

/** The publications of which somebody certainly is an author, the newest first. */
export async function publicationsOf(
  strapi: Core.Strapi,
  isThem: (person: Person) => boolean,
): Promise<Publication[]> {
  const names = await namesOf(strapi, isThem)
  return findPublications(strapi, (query) => query.whereIn('paper.id', papersBy(strapi, names)))
}
