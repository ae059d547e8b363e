import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { onDatabaseFailure } from '../strapi/database-failures'

/** What the database has answered to a request instead of an answer. */
export interface Faults {
  /** Of several the one that came first: it is the cause of the others. */
  first: unknown
}

/** Errors that the database has thrown in this process. */
const known = new WeakSet<object>()

const requests = new AsyncLocalStorage<Faults>()

function note(error: unknown): void {
  if (typeof error === 'object' && error !== null) known.add(error)
  const faults = requests.getStore()
  if (faults !== undefined) faults.first ??= error
}

export const isDatabaseFault = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && known.has(error)

/** Whether the database has failed the running request; what else goes wrong in it then is a consequence. */
export const hasFault = (): boolean => requests.getStore()?.first !== undefined

/** Does some work, and gathers in `faults` what goes wrong in the database meanwhile, also what is caught on the way. */
export const watchingFaults = <T>(faults: Faults, work: () => Promise<T>): Promise<T> =>
  requests.run(faults, work)

/**
 * Notes what the database throws. Strapi turns some of it into something else on the way: into a wrong password, or into a
 * relation that does not exist. Call in `register`.
 */
export function noteFaults(strapi: Core.Strapi): void {
  onDatabaseFailure(strapi, note)
}

/**
 * Whether the database refused what it was given, and would refuse it again: PostgreSQL's data exceptions (class 22 of
 * https://www.postgresql.org/docs/current/errcodes-appendix.html) and what exceeds its limits (class 54), and values
 * that SQLite's driver does not take.
 */
export function isRefusal(fault: unknown): boolean {
  if (fault instanceof TypeError || fault instanceof RangeError) return true
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  return /^(22|54)[0-9A-Z]{3}$|^SQLITE_(TOOBIG|MISMATCH)$/.test(code)
}
