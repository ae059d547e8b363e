import { setTimeout } from 'node:timers/promises'
import { openSqlite } from './sqlite.ts'

/** Waits for the copies of all images, which are made in the background and would be measured, or seen as a change. */
export async function imagesMade(databaseFile: string): Promise<void> {
  for (;;) {
    const database = openSqlite(databaseFile)
    const waiting = database.ask(
      `SELECT files.id FROM files LEFT JOIN rendition_work ON rendition_work.url = files.url
       WHERE files.mime LIKE 'image/%' AND (rendition_work.state IS NULL OR rendition_work.state = 'claimed')`,
    )
    database.close()
    if (waiting.length === 0) return
    await setTimeout(500)
  }
}
