import { setTimeout } from 'node:timers/promises'

/** A statement of better-sqlite3, as Knex uses it: it takes a promise for an answer too. */
export interface Statement {
  reader: boolean
  all(values: unknown): unknown
  run(values: unknown): unknown
}

/** How long a statement waits for another program that writes, and how often it tries, in ms. */
const longest = 5000
const pause = 20

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

async function untilFree<T>(run: () => T): Promise<T> {
  const deadline = Date.now() + longest
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await setTimeout(pause)
    }
  }
}

/**
 * The statement, waiting while another program writes into the database, without keeping the process from anything else.
 * It rejects with SQLITE_BUSY when that takes too long.
 */
export const patient = (statement: Statement): Statement => ({
  reader: statement.reader,
  all: (values) => untilFree(() => statement.all(values)),
  run: (values) => untilFree(() => statement.run(values)),
})
