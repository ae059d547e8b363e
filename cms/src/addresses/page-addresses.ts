import type { Core, UID } from '@strapi/strapi'
import { readFormer } from '../rules/slug'

/** As many as one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const most = 50_000

interface PageAddress {
  slug: string
  updatedAt: Date | string
  /** The last parts of the addresses it had before. */
  formerSlugs: string[]
}

/**
 * Where the pages of a type's documents are and when each was changed last; nothing else is read.
 *
 * @param shown what must be true of the documents
 */
export async function pageAddresses(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  shown: readonly object[],
): Promise<PageAddress[]> {
  const rows = (await strapi.db.query(uid).findMany({
    select: ['slug', 'updatedAt', 'formerSlugs'],
    where: { $and: [{ slug: { $notNull: true } }, ...shown] },
    orderBy: { id: 'desc' },
    limit: most,
  })) as (Omit<PageAddress, 'formerSlugs'> & { formerSlugs: string | null })[]
  return rows.map(({ formerSlugs, ...row }) => ({ ...row, formerSlugs: readFormer(formerSlugs) }))
}
