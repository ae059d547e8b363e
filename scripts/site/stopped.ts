import { existsSync } from 'node:fs'
import path from 'node:path'
import { Postgres } from './database/postgres.ts'
import { isDamage, openSqlite } from './database/sqlite.ts'
import { needFreePort } from '../processes/server.ts'
import { sqliteFile, type Place } from './place.ts'

const running = new Error(
  'The site is running, or something else has its database open. Stop it first. Nothing was changed.',
)

/**
 * Does something while no CMS uses the place, and while none can start there.
 * @throws Error when one runs
 */
export async function alone<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  const { environment, dataDir } = place
  // A CMS that sleeps has nothing open but its port.
  if (environment.cmsMaySleep && dataDir === environment.dataDir) {
    await needFreePort('CMS', 'CMS_PORT', environment.cmsPort, environment.cmsHost).catch(() => {
      throw running
    })
  }
  return place.databaseUrl === undefined ? aloneOnSqlite(place.dataDir, work) : aloneOnPostgres(place, work)
}

async function aloneOnSqlite<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  // The lock of `cms/src/startup/start-alone.ts`: a CMS that starts meanwhile waits until this is done.
  const start = openSqlite(path.join(dataDir, 'starting.sqlite'), { timeout: 0, fileMustExist: false })
  try {
    if (!start.lock() || !settle(sqliteFile(dataDir))) throw running
    return await work()
  } finally {
    start.close()
  }
}

/** A damaged one, which a restore is for, nobody can have open. */
function settle(file: string): boolean {
  if (!existsSync(file)) return true
  const database = openSqlite(file, { timeout: 1000 })
  try {
    return database.settle()
  } catch (error) {
    if (isDamage(error)) return true
    throw error
  } finally {
    database.close()
  }
}

async function aloneOnPostgres<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  const database = await Postgres.open(place.databaseUrl ?? '', place.databaseSsl)
  try {
    // A CMS listens for changes of the content as long as it runs.
    if ((await database.others()) > 0) throw running
  } finally {
    await database.close()
  }
  return work()
}
