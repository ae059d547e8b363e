import { sqliteDriver } from '../strapi/sqlite-driver'

/** How often, in ms, the database is asked whether another process has written. */
const betweenLooks = 100

/**
 * Notices what other processes write: scripts, mostly. It has a connection of its own, because SQLite tells one
 * connection cheaply that another one has written, and because Strapi's only one may be busy.
 * @param file the database
 * @param isAwaited says whether anybody would care
 * @returns ends it
 */
export function hearSqlite(file: string, isAwaited: () => boolean, news: () => void): () => void {
  const Database = sqliteDriver()
  const database = new Database(file, { fileMustExist: true })
  // https://www.sqlite.org/pragma.html#pragma_data_version
  const ask = database.prepare('PRAGMA data_version').pluck()
  const answer = (): unknown => {
    try {
      return ask.get()
    } catch {
      // Whoever waits is told by the look that follows, which asks the same database.
      return undefined
    }
  }
  let known: unknown
  const timer = setInterval(() => {
    if (!isAwaited()) return
    const now = answer()
    if (now === undefined || now !== known) news()
    known = now
  }, betweenLooks).unref()
  return () => {
    clearInterval(timer)
    database.close()
  }
}
