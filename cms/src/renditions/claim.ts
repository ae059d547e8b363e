import type { Core } from '@strapi/strapi'
import { forgetRowsOfGoneFiles } from '../files/forget-rows'
import { renditionWorkTable, type Work } from './table'

/** Longer than any image takes: who has claimed one and is silent for so long has ended. */
const claimedFor = 10 * 60 * 1000

/** How often the work on an image may fail before it is left alone. */
const mostAttempts = 3

/** An image that is taken to be worked on. */
export interface Claim {
  /** Of its file. */
  id: number
  url: string
  attempts: number
}

const filesTable = 'files'
const workTable = renditionWorkTable.tableName

const work = (strapi: Core.Strapi) => strapi.db.getConnection(workTable)

/** The oldest file that waits, with what is known of the work on it. */
async function nextWaiting(
  strapi: Core.Strapi,
): Promise<{ file: number; url: string; known: Work | undefined } | undefined> {
  const row: (Omit<Work, 'id'> & { id: number | null; file: number }) | undefined = await strapi.db
    .getConnection(`${filesTable} as file`)
    .leftJoin(`${workTable} as work`, 'work.url', 'file.url')
    .where('file.mime', 'like', 'image/%')
    .where((waits) => {
      void waits.whereNull('work.id').orWhere((claimed) => {
        void claimed.where('work.state', 'claimed').where('work.until', '<', Date.now())
      })
    })
    .orderBy('file.id')
    .first('work.*', 'file.id as file', 'file.url as url')
  if (row === undefined) return undefined
  const { file, url, id } = row
  return { file, url, known: id === null ? undefined : { ...row, id } }
}

/**
 * Takes the oldest file that no instance works on.
 * @returns `undefined` when nothing waits
 */
export async function claimNext(strapi: Core.Strapi): Promise<Claim | undefined> {
  for (;;) {
    const next = await nextWaiting(strapi)
    if (next === undefined) return undefined
    const { file, url, known } = next
    const until = Date.now() + claimedFor
    if (known === undefined) {
      const row = { url, state: 'claimed', until, attempts: 1 }
      const written: unknown[] = await work(strapi).insert(row).onConflict('url').ignore().returning('id')
      // Otherwise another instance was faster, and the next file is looked for.
      if (written.length > 0) return { id: file, url, attempts: row.attempts }
    } else if (known.attempts >= mostAttempts) {
      strapi.log.warn(`No renditions are made of ${url} any more: that failed ${mostAttempts} times`)
      await settle(strapi, url, 'given-up')
    } else {
      const change = { until, attempts: known.attempts + 1 }
      const taken: number = await work(strapi).where({ id: known.id, until: known.until }).update(change)
      if (taken > 0) return { id: file, url, attempts: change.attempts }
    }
  }
}

/** How many images lack their renditions, those that are worked on or wait after a failure among them. */
export async function countWaiting(strapi: Core.Strapi): Promise<number> {
  const [row]: { count?: unknown }[] = await strapi.db
    .getConnection(`${filesTable} as file`)
    .leftJoin(`${workTable} as work`, 'work.url', 'file.url')
    .where('file.mime', 'like', 'image/%')
    .where((waits) => {
      void waits.whereNull('work.id').orWhere('work.state', 'claimed')
    })
    .count({ count: '*' })
  return Number(row?.count)
}

/** Says how the work on an image ended. Inside of a transaction it counts with that. */
export async function settle(
  strapi: Core.Strapi,
  url: string,
  state: Exclude<Work['state'], 'claimed'>,
): Promise<void> {
  await strapi.db.queryBuilder(renditionWorkTable.uid).where({ url }).update({ state }).execute()
}

/** Gives an image back that nothing is wrong with, so that it is taken again. */
export async function release(strapi: Core.Strapi, { url, attempts }: Claim): Promise<void> {
  await work(strapi)
    .where({ url, state: 'claimed' })
    .update({ until: 0, attempts: attempts - 1 })
}

/**
 * Leaves an image for a while after a failure: 10 minutes, then an hour.
 * @param claim with the attempts that count
 */
export async function postpone(strapi: Core.Strapi, { url, attempts }: Claim, reason: string): Promise<void> {
  const until = Date.now() + claimedFor * 6 ** Math.max(attempts - 1, 0)
  await work(strapi).where({ url, state: 'claimed' }).update({ until, reason, attempts })
}

/** Forgets the work on files that are gone. */
export const forgetGone = (strapi: Core.Strapi): Promise<void> =>
  forgetRowsOfGoneFiles(strapi, workTable, 'url', 'url')
