import type { Core } from '@strapi/strapi'
import { sqliteFile } from '../environment/data-directory'
import { environment } from '../environment/environment'
import { beforeStopping } from '../strapi/stopping'
import { announcements, contentVersion } from './count'
import { hearPostgres } from './hear-postgres'
import { hearSqlite } from './hear-sqlite'
import { WaitingRoom } from './waiting-room'

/** Each front-end server waits with one request; more than this is no front end of ours. */
const seats = 50

/** Hears of the commits of other processes. */
function hearOthers(room: WaitingRoom): () => void {
  const look = () => {
    if (!room.isEmpty) void room.look()
  }
  const { databaseUrl, databaseSsl } = environment()
  return databaseUrl === undefined
    ? hearSqlite(sqliteFile(), () => !room.isEmpty, look)
    : hearPostgres({ connectionString: databaseUrl, ssl: databaseSsl }, look)
}

let open: { room: WaitingRoom; close: () => void } | undefined

/** The room of this process. It opens when it is first needed: scripts load the CMS too, and nobody asks them. */
export function waitingRoom(strapi: Core.Strapi): WaitingRoom {
  if (open === undefined) {
    const room = new WaitingRoom(() => contentVersion(strapi), seats)
    announcements.on('changed', () => void room.look())
    const stopHearing = hearOthers(room)
    const close = () => {
      stopHearing()
      room.close()
    }
    open = { room, close }
  }
  return open.room
}

/**
 * Answers those who wait before Strapi stops, which waits for running requests. Call after `drainBeforeStopping`,
 * so that this comes first.
 */
export function answerBeforeStopping(strapi: Core.Strapi): void {
  beforeStopping(strapi, () => open?.close())
}
