import { Client } from 'pg'
import { channel } from './count'

/** Wait before connecting anew, in ms. */
const pause = 1000

interface Database {
  connectionString: string
  ssl: boolean
}

/**
 * Listens to what other instances announce when they commit. A lost connection is made anew.
 * @param news called for each announcement, and after connecting, since some may have been missed
 * @returns ends it
 */
export function hearPostgres(database: Database, news: () => void): () => void {
  let ended = false
  let client: Client | undefined
  let again: NodeJS.Timeout | undefined

  const connect = () => {
    const listener = new Client({ ...database, keepAlive: true })
    client = listener
    let lost = false
    const reconnect = () => {
      if (ended || lost) return
      lost = true
      listener.end().catch(() => {
        // It is lost already; the next one says whether the database can be reached.
      })
      again = setTimeout(connect, pause).unref()
    }
    listener.on('notification', news).on('error', reconnect).on('end', reconnect)
    listener
      .connect()
      .then(() => listener.query(`LISTEN ${channel}`))
      .then(news, reconnect)
  }

  connect()
  return () => {
    ended = true
    clearTimeout(again)
    client?.end().catch(() => {
      // The process ends; so does the connection.
    })
  }
}
