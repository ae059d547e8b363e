import { setTimeout } from 'node:timers/promises'
import { replaceMethod } from './replace-method'

/** A statement of better-sqlite3, as Knex uses it: it takes a promise for an answer too. */
interface Statement {
  reader: boolean
  all(values: unknown): unknown
  run(values: unknown): unknown
}

interface Connection {
  prepare(sql: string): Statement
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

const patient = (statement: Statement): Statement => ({
  reader: statement.reader,
  all: (values) => untilFree(() => statement.all(values)),
  run: (values) => untilFree(() => statement.run(values)),
})

/**
 * Makes Knex's statements wait while another program writes into the database, without keeping the process from anything
 * else. They reject with SQLITE_BUSY when that takes too long.
 */
export function waitPatiently(connection: Connection): void {
  // A transaction that reads before it writes would be refused, not kept waiting, when another process writes in
  // between (SQLITE_BUSY_SNAPSHOT). One that says at once that it will write waits.
  replaceMethod(
    connection,
    'The connection of better-sqlite3',
    'prepare',
    (prepare) => (sql) => patient(prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)),
  )
}
