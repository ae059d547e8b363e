import type { Core } from '@strapi/strapi'

/** Any number that nothing else in this database locks by. */
const lock = 7_302_119

/** The part of Knex's transaction that is used here; Strapi leaves it untyped. */
interface Transaction {
  raw(sql: string, bindings: readonly number[]): Promise<unknown>
}

/**
 * Runs work in a transaction that no other one of these runs beside, on no instance. What the work asks the database
 * joins the transaction by itself. SQLite has one connection, so there a transaction is alone anyway.
 */
export async function oneAtATime<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  return await strapi.db.transaction(async ({ trx }) => {
    const transaction = trx as Transaction
    // Whether there is a row to count can not be locked by row: this lock stands for the whole table.
    if (strapi.db.dialect.client === 'postgres') {
      await transaction.raw('SELECT pg_advisory_xact_lock(?)', [lock])
    }
    return await work()
  })
}
