import type { Core } from '@strapi/strapi'
import { doiLists } from './doi-list-table'

const lookupsUid = 'site::doi-lookup'

/** What a registration agency has answered about a DOI. */
export interface Lookup {
  id: number
  /** In small letters: DOIs do not tell capitals from small ones (DOI Handbook §2.4). */
  doi: string
  item: Record<string, unknown>
  at: Date | string
}

export const lookupsTable = {
  uid: lookupsUid,
  tableName: 'doi_lookups',
  singularName: 'doi-lookup',
  attributes: {
    id: { type: 'increments' },
    doi: { type: 'string', column: { notNullable: true, args: [500] } },
    item: { type: 'json', column: { notNullable: true } },
    at: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [{ name: 'doi_lookups_doi_index', columns: ['doi'] }],
} as const

export const lookups = (strapi: Core.Strapi) => strapi.db.query(lookupsUid)

/** How long, in ms, an answer is used again. */
const keptFor = 30 * 24 * 60 * 60 * 1000

export const stillGood = () => ({ at: { $gt: new Date(Date.now() - keptFor) } })

/** Removes the answers that are asked for anew anyway, and the lists of DOIs that were given so long ago. */
export async function forgetLookups(strapi: Core.Strapi): Promise<void> {
  const where = { at: { $lt: new Date(Date.now() - keptFor) } }
  await lookups(strapi).deleteMany({ where })
  await doiLists(strapi).deleteMany({ where })
}
