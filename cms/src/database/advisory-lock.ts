import type { Core } from '@strapi/strapi'

/** The part of Knex's transaction that is used here; Strapi leaves it untyped. */
interface Transaction {
  raw(sql: string, bindings: readonly number[]): Promise<unknown>
}

/**
 * Waits until no other transaction of any instance holds this lock, and holds it until the running one ends.
 * SQLite has one connection, so there a transaction is alone anyway.
 * @param lock any number that nothing else in this database locks by
 */
export async function holdLock(strapi: Core.Strapi, lock: number): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return
  // Inside of a transaction this joins the running one.
  await strapi.db.transaction(({ trx }) =>
    (trx as Transaction).raw('SELECT pg_advisory_xact_lock(?)', [lock]),
  )
}
