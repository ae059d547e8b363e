import type { Core } from '@strapi/strapi'
import { narrowing } from '../find/filter'
import { findPublications, type Publication } from '../find/items'

/** The publications of which a member certainly is an author, the newest first. */
export async function publicationsOf(strapi: Core.Strapi, slug: string): Promise<Publication[]> {
  return findPublications(strapi, await narrowing(strapi, { member: slug }))
}
