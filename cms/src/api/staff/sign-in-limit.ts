import type { Core } from '@strapi/strapi'
import { overall, waitingTime, type Attempt } from './attempts'
import { oneAtATime } from './one-at-a-time'
import { attemptTable } from './tables'
import { turnstile } from './turnstile'

/** Strapi's database layer answers a date as text. */
interface Row {
  id: number
  address: string
  at: string
}

/** Nobody may wait longer than this many others: their turns would come after the gateway gave up. */
const mostWaiting = 500

/** One attempt to sign in that was counted. */
export type Counted = { id: number } | { wait: number }

/**
 * Counts the attempts to sign in, in the database, so that all instances count together and a restart forgets nothing.
 * An attempt is counted before the password is looked at: attempts that come at the same time cannot get past.
 */
export function signInLimit(strapi: Core.Strapi) {
  const attempts = () => strapi.db.query(attemptTable)
  // A crowd of strangers takes one connection of the database, not all.
  const inTurn = turnstile({ running: 1, waiting: mostWaiting })

  return {
    /**
     * @returns the attempt's id, or for how many milliseconds this address must `wait`
     * @throws TurnstileFull
     */
    count: (address: string): Promise<Counted> =>
      inTurn(() =>
        oneAtATime(strapi, async () => {
          const now = Date.now()
          await attempts().deleteMany({ where: { at: { $lte: new Date(now - overall.window) } } })
          const rows = (await attempts().findMany({})) as Row[]
          const known: Attempt[] = rows.map((row) => ({ address: row.address, at: Date.parse(row.at) }))
          const wait = waitingTime(known, address, now)
          if (wait > 0) return { wait }
          const { id } = (await attempts().create({ data: { address, at: new Date(now) } })) as Row
          return { id }
        }),
      ),

    /** The attempt was not looked at, or it was right: it does not count. */
    async forget(id: number): Promise<void> {
      await attempts().deleteMany({ where: { id } })
    },

    /**
     * Somebody at this address knows the password: what he mistyped before is not held against the address. It still
     * counts overall, or a stranger behind the same router could guess on and on.
     */
    async forgive(address: string): Promise<void> {
      await attempts().updateMany({ where: { address }, data: { address: '' } })
    },
  }
}
