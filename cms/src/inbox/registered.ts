import type { Core } from '@strapi/strapi'

/** A stored paper whose DOI somebody may know. */
export interface Registered {
  doi: string
  updatedAt: Date | string
}

/** Crossref's prefix for examples, such as the samples: these DOIs are registered by nobody. */
const madeUp = '10.5555/'

/** The stored papers with a DOI, the oldest first. */
export async function registered(strapi: Core.Strapi): Promise<Registered[]> {
  const all = (await strapi.db.query('api::publication.publication').findMany({
    select: ['doi', 'updatedAt'],
    where: { doi: { $notNull: true } },
    orderBy: { id: 'asc' },
  })) as Registered[]
  return all.filter(({ doi }) => !doi.startsWith(madeUp))
}
