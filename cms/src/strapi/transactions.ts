import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

type Table = ReturnType<Core.Strapi['db']['getConnection']>

/** What the database hands to the work of a transaction. */
export interface Given {
  trx: Parameters<Table['transacting']>[0]
  onCommit: (call: () => unknown) => void
}

type Work = (given: Given) => Promise<unknown>

interface Transactions {
  transaction(work?: Work): Promise<unknown>
  inTransaction(): boolean
}

/** Strapi's own type is too narrow for what it answers. */
const databaseOf = ({ db }: Core.Strapi) => db as unknown as Transactions

const words = "Strapi's database"

/**
 * Makes a transaction tell the truth. Knex says nothing of a COMMIT that failed, so that a save would be called done
 * when the connection was lost in that moment; and what Strapi does after a commit (it reads the entry once more, for its
 * webhooks) is waited for by nobody, so that its failure would end the process. Call in `register`.
 * Shown by tests/server/database-faults.test.ts.
 */
export function mendTransactions(strapi: Core.Strapi): void {
  const heard = (call: () => unknown) => () => {
    const follow = async () => {
      await call()
    }
    follow().catch((error: unknown) => {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
      strapi.log.error(`What follows a save failed; the save itself is done: ${cause}`)
    })
  }

  const db = databaseOf(strapi)
  replaceMethod(db, words, 'transaction', (transaction) => async (work) => {
    if (work === undefined) return transaction()
    const isOutermost = !db.inTransaction()
    let committed: Promise<unknown> | undefined
    const result = await transaction((given) => {
      if (isOutermost) committed = given.trx.executionPromise
      return work({
        ...given,
        onCommit: (call) => {
          given.onCommit(heard(call))
        },
      })
    })
    await committed
    return result
  })
}

/**
 * Has `around` do the work of each transaction, in it, but not of one that is only a part of another.
 * Call in `register`. Shown by tests/writing/content-version.test.ts.
 */
export function aroundTransactions(
  strapi: Core.Strapi,
  around: (given: Given, work: () => Promise<unknown>) => Promise<unknown>,
): void {
  const db = databaseOf(strapi)
  replaceMethod(db, words, 'transaction', (transaction) => (work) => {
    if (work === undefined || db.inTransaction()) return transaction(work)
    return transaction((given) => around(given, () => work(given)))
  })
}
