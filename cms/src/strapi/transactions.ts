import type { Core } from '@strapi/strapi'

/** What the database hands to the work of a transaction. */
interface Given {
  trx: { executionPromise?: Promise<unknown> }
  onCommit: (call: () => unknown) => void
}

type Work = (given: Given) => Promise<unknown>

/**
 * Makes a transaction tell the truth. Knex says nothing of a COMMIT that failed, so that a save would be called done
 * when the connection was lost in that moment; and what Strapi does after a commit (it reads the entry once more, for its
 * webhooks) is waited for by nobody, so that its failure would end the process. Call in `register`.
 */
export function mendTransactions(strapi: Core.Strapi): void {
  const { db } = strapi
  const transaction = db.transaction.bind(db) as (work?: Work) => Promise<unknown>

  const heard = (call: () => unknown) => () => {
    const follow = async () => {
      await call()
    }
    follow().catch((error: unknown) => {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
      strapi.log.error(`What follows a save failed; the save itself is done: ${cause}`)
    })
  }

  Object.assign(db, {
    transaction: async (work?: Work) => {
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
    },
  })
}
