import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

interface Client {
  acquireConnection(): Promise<unknown>
}

/**
 * Tells of what the database throws where every statement and every connection comes by: Knex has an event for the first
 * only. Call in `register`. Shown by tests/server/database-faults.test.ts.
 */
export function onDatabaseFailure(strapi: Core.Strapi, note: (error: unknown) => void): void {
  const { connection } = strapi.db
  connection.on('query-error', note)
  const client = connection.client as Client
  replaceMethod(
    client,
    "Knex's client",
    'acquireConnection',
    (acquire) => () =>
      acquire().catch((error: unknown) => {
        note(error)
        throw error
      }),
  )
}
