import type { Core } from '@strapi/strapi'

/** The part of Knex's transaction that is used here; Strapi leaves it untyped. */
interface Transaction {
  raw(sql: string, bindings: readonly number[]): Promise<unknown>
}

/** What is locked in the database by a number: attempts to sign in, a turn to write, a start. */
export const locks = { staff: 7_302_119, turn: 7_302_120, start: 7_302_121 } as const

/**
 * Waits until no other transaction of any instance holds this lock, and holds it until the running one ends.
 * SQLite has one connection, so there a transaction is alone anyway.
 */
export async function holdLock(strapi: Core.Strapi, lock: (typeof locks)[keyof typeof locks]): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  // Inside of a transaction this joins the running one.
  await strapi.db.transaction(({ trx }) =>
    (trx as Transaction).raw('SELECT pg_advisory_xact_lock(?)', [lock]),
  )
}
