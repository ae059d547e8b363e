import type { Core, UID } from '@strapi/strapi'

/** As many as one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const most = 50_000

interface PageAddress {
  slug: string
  updatedAt: Date | string
}

/** Where the pages of a type's documents are and when each was changed last; nothing else is read. */
export async function pageAddresses(strapi: Core.Strapi, uid: UID.ContentType): Promise<PageAddress[]> {
  return (await strapi.db.query(uid).findMany({
    select: ['slug', 'updatedAt'],
    where: { slug: { $notNull: true } },
    orderBy: { id: 'desc' },
    limit: most,
  })) as PageAddress[]
}
