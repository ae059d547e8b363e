import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import type { Core } from '@strapi/strapi'
import { contentVersionTable } from './table'

/** PostgreSQL's channel on which instances tell each other of a new version. */
export const channel = contentVersionTable.tableName

const onlyRow = 1

/** Tells `changed` after each commit of this process that counted the version. */
export const announcements = new EventEmitter<{ changed: [] }>()

type Table = ReturnType<Core.Strapi['db']['getConnection']>

/** What the database hands to the work of a transaction. */
interface Given {
  trx: Parameters<Table['transacting']>[0]
  onCommit: (call: () => void) => void
}

type Work = (given: Given) => Promise<unknown>

/** What the outermost transaction of this call has done so far. */
const writes = new AsyncLocalStorage<{ changedContent: boolean }>()

/**
 * Says that the running transaction changes what visitors may see.
 * @throws Error outside of a transaction, where the number could run ahead of the content
 */
export function contentChanged(strapi: Core.Strapi): void {
  const store = writes.getStore()
  if (store === undefined || !strapi.db.inTransaction()) {
    throw new Error('Content was changed outside of a transaction. Wrap the write in strapi.db.transaction.')
  }
  store.changedContent = true
}

/**
 * Counts each transaction that changes content, as its last statement: the row is locked for a moment only, the
 * order of the numbers is the order of the commits, and two transactions cannot wait for each other.
 */
export function countContentChanges(strapi: Core.Strapi): void {
  const { db } = strapi
  const transaction = db.transaction.bind(db) as (work?: Work) => Promise<unknown>

  const count = async ({ trx, onCommit }: Given) => {
    await db
      .getConnection(contentVersionTable.tableName)
      .transacting(trx)
      .where({ id: onlyRow })
      .increment('number', 1)
    if (db.dialect.client === 'postgres') await trx.raw('SELECT pg_notify(?, ?)', [channel, ''])
    onCommit(() => announcements.emit('changed'))
  }

  Object.assign(db, {
    transaction: (work?: Work) => {
      if (work === undefined || db.inTransaction()) return transaction(work)
      const done = { changedContent: false }
      return writes.run(done, () =>
        transaction(async (given) => {
          const result = await work(given)
          if (done.changedContent) await count(given)
          return result
        }),
      )
    },
  })
}

/** Starts the count on a new database. */
export async function startCounting(strapi: Core.Strapi): Promise<void> {
  // Two instances may start at once; the second leaves the row of the first.
  await strapi.db
    .getConnection(contentVersionTable.tableName)
    .insert({ id: onlyRow, number: 1 })
    .onConflict('id')
    .ignore()
}

/** The number of the last committed change. */
export async function contentVersion(strapi: Core.Strapi): Promise<number> {
  const row: unknown = await strapi.db
    .getConnection(contentVersionTable.tableName)
    .where({ id: onlyRow })
    .first('number')
  return typeof row === 'object' && row !== null && 'number' in row ? Number(row.number) : 0
}
