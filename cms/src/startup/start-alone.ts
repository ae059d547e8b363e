import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import { locks } from '../database/advisory-lock'
import { environment } from '../environment/environment'
import { sqliteDriver } from '../strapi/sqlite-driver'

/** How often it is tried on SQLite, in ms. */
const pause = 100

type End = () => Promise<void>

/** Waits with a session of its own, which ends with the process: a start that is killed keeps nobody out. */
async function onPostgres(connectionString: string, ssl: boolean, waiting: () => void): Promise<End> {
  const client = new Client({ connectionString, ssl, keepAlive: true })
  client.on('error', () => {
    // The start itself asks the same database, and says what is wrong with it.
  })
  await client.connect()
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    locks.start,
  ])
  if (rows[0]?.free !== true) {
    waiting()
    await client.query('SELECT pg_advisory_lock($1)', [locks.start])
  }
  return () => client.end()
}

/** A file beside the database is locked as SQLite locks it: by the system, until the process ends. */
async function onSqlite(file: string, waiting: () => void): Promise<End> {
  const Database = sqliteDriver()
  const database = new Database(file, { timeout: 0 })
  for (let isFirst = true; ; isFirst = false) {
    try {
      database.exec('BEGIN EXCLUSIVE')
      return () => {
        database.close()
        return Promise.resolve()
      }
    } catch (error) {
      if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error
      if (isFirst) waiting()
      await setTimeout(pause)
    }
  }
}

/**
 * Lets one CMS after the other start on a database: two at once would both make the tables and the sample content. Call
 * first of all, before Strapi looks at the tables.
 * @returns ends it
 */
export function startAlone(strapi: Core.Strapi): Promise<End> {
  const { databaseUrl, databaseSsl, dataDir } = environment()
  const waiting = () => strapi.log.info('Another CMS is starting on this database; this one waits for it')
  return databaseUrl === undefined
    ? onSqlite(join(dataDir, 'starting.sqlite'), waiting)
    : onPostgres(databaseUrl, databaseSsl, waiting)
}
