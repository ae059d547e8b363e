import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import type { Core } from '@strapi/strapi'
import type { Kind } from '../documents/kinds'
import { aroundTransactions, type Given } from '../strapi/transactions'
import { readKinds, writeKinds, type ContentVersion } from './last-changes'
import { contentVersionTable } from './table'

/** PostgreSQL's channel on which instances tell each other of a new version. */
export const channel = contentVersionTable.tableName

const onlyRow = 1

/** Tells `changed` after each commit of this process that counted the version. */
export const announcements = new EventEmitter<{ changed: [] }>()

/** What the outermost transaction of this call has changed so far. */
const writes = new AsyncLocalStorage<Set<Kind>>()

/**
 * Says that the running transaction changes what visitors may see of a kind of content.
 * @throws Error outside of a transaction, where the number could run ahead of the content
 */
export function contentChanged(strapi: Core.Strapi, kind: Kind): void {
  const changed = writes.getStore()
  if (changed === undefined || !strapi.db.inTransaction()) {
    throw new Error('Content was changed outside of a transaction. Wrap the write in strapi.db.transaction.')
  }
  changed.add(kind)
}

/**
 * Counts each transaction that changes content, as its last statement: the row is locked for a moment only, the
 * order of the numbers is the order of the commits, and two transactions cannot wait for each other.
 */
export function countContentChanges(strapi: Core.Strapi): void {
  const { db } = strapi

  const count = async ({ trx, onCommit }: Given, changed: ReadonlySet<Kind>) => {
    const row = () => db.getConnection(contentVersionTable.tableName).transacting(trx).where({ id: onlyRow })
    const { number: last, kinds } = fieldsOf(await row().forUpdate().first('number', 'kinds'))
    const number = last + 1
    const now = Object.fromEntries([...changed].map((kind) => [kind, number]))
    await row().update({ number, kinds: writeKinds({ ...readKinds(kinds, last), ...now }) })
    if (db.dialect.client === 'postgres') await trx.raw('SELECT pg_notify(?, ?)', [channel, ''])
    onCommit(() => announcements.emit('changed'))
  }

  aroundTransactions(strapi, async (given, work) => {
    const changed = new Set<Kind>()
    const result = await writes.run(changed, work)
    if (changed.size > 0) await count(given, changed)
    return result
  })
}

/** Numbers begin with the seconds since this moment, which the column has room for until 2088. */
const beginning = Date.UTC(2020, 0, 1)

/**
 * Starts the count on a database that is new here. It may be empty, or from a backup, and whoever keeps pages may have some
 * with any of the numbers that were counted before. There is less than a write a second, so the seconds are ahead of all.
 *
 * @param isKnown whether the count goes on where it was
 */
export async function startCounting(strapi: Core.Strapi, isKnown: boolean): Promise<void> {
  const table = () => strapi.db.getConnection(contentVersionTable.tableName)
  const number = Math.floor((Date.now() - beginning) / 1000)
  if (!isKnown)
    await table().where({ id: onlyRow }).where('number', '<', number).update({ number, kinds: null })
  // Two instances may start at once; the second leaves the row of the first.
  await table().insert({ id: onlyRow, number }).onConflict('id').ignore()
}

/** The number of the last committed change, and the last change of each kind of content. */
export async function contentVersion(strapi: Core.Strapi): Promise<ContentVersion> {
  const table = strapi.db.getConnection(contentVersionTable.tableName)
  const { number, kinds } = fieldsOf(await table.where({ id: onlyRow }).first('number', 'kinds'))
  return { version: number, kinds: readKinds(kinds, number) }
}

function fieldsOf(row: unknown): { number: number; kinds: unknown } {
  const { number = 0, kinds = null } = (row ?? {}) as { number?: unknown; kinds?: unknown }
  return { number: Number(number), kinds }
}
