import type { Core } from '@strapi/strapi'
import type { Given } from '../strapi/transactions'

type Table = ReturnType<Core.Strapi['db']['getConnection']>

/**
 * What PostgreSQL calls the lock (https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-ROWS). A save that
 * shows a file locks the file's key, one file after the other in the order of the page. Whoever locks several files more
 * strictly than that needs, and it needs one of these in another order, waits for the save while the save waits for it:
 * then PostgreSQL refuses one of the two.
 */
const locks = {
  /** It stays: nobody may remove it. */
  stay: (rows: Table) => rows.forKeyShare(),
  /** It is written to, and stays. */
  write: (rows: Table) => rows.forNoKeyUpdate(),
  /** It is removed: nobody may begin to show it. */
  remove: (rows: Table) => rows.forUpdate(),
}

/**
 * Locks files until the running transaction ends, which on SQLite is alone anyway.
 * @param ids of rows of the media library
 * @returns those that are there
 */
export async function lockFiles(
  strapi: Core.Strapi,
  ids: readonly number[],
  purpose: keyof typeof locks,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = (await strapi.db.transaction(({ trx }: Given) => {
    const files = strapi.db.getConnection('files').transacting(trx).whereIn('id', ids)
    return locks[purpose](files.orderBy('id')).select('id')
  })) as { id: number }[]
  return new Set(rows.map(({ id }) => id))
}
