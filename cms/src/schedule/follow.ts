import type { Core, UID } from '@strapi/strapi'
import { announcements, contentChanged } from '../content-version/count'
import { earliest } from '../documents/earliest'
import { kindOf } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import { turnsAt } from './visible'

/** Between two looks, in milliseconds. A minute is a multiple of it: a look falls on its beginning, which people choose. */
const pause = 10_000

/** Between two looks while nothing is known to come or go: what another process schedules is found after so long. */
const longPause = 60_000

/** Strapi's database layer answers a moment as text. */
interface Come {
  id: number
  publishAt: string
  createdAt: string
}

/** Counts a change of one type when something came or went after one moment and until another. */
async function turn(strapi: Core.Strapi, uid: UID.ContentType, after: Date, until: Date): Promise<void> {
  const table = strapi.db.query(uid)
  const passed = { $gt: after, $lte: until }
  const come = (await table.findMany({
    select: ['id', 'publishAt', 'createdAt'],
    where: turnsAt('publishAt', passed),
  })) as Come[]
  const gone = await table.count({ where: turnsAt('endAt', passed) })
  if (come.length + gone === 0) return
  await strapi.db.transaction(async () => {
    // Lists and feeds show the newest first: what comes is as old as its coming, not as its writing.
    for (const { id, publishAt, createdAt } of come) {
      if (Date.parse(createdAt) < Date.parse(publishAt))
        await table.update({ where: { id }, data: { createdAt: publishAt } })
    }
    contentChanged(strapi, kindOf(uid))
  })
}

/**
 * The next moment at which something comes or goes, in milliseconds since 1970; infinite when nothing is scheduled.
 * @param after the moment until which everything is counted
 */
export async function nextTurn(strapi: Core.Strapi, after = new Date()): Promise<number> {
  const coming = { $gt: after }
  const moments = [...nouns].flatMap(([uid, { scheduled }]) =>
    scheduled === true
      ? (['publishAt', 'endAt'] as const).map((field) => earliest(strapi, uid, field, turnsAt(field, coming)))
      : [],
  )
  return Math.min(...(await Promise.all(moments)))
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'schedule', key: 'moment' })

/**
 * Looks what came and went since the last look. Each instance does, by its own clock: what several count costs a page
 * that is made once more, what nobody counts would stay as it was.
 *
 * @param before the last look of this process
 * @returns the moment until which everything is counted
 */
async function look(strapi: Core.Strapi, before: Date | undefined): Promise<Date> {
  const store = storeOf(strapi)
  const stored: unknown = before === undefined ? await store.get({}) : undefined
  const last = before ?? new Date(typeof stored === 'string' ? stored : 0)
  const now = new Date()
  // A clock that was put back passes the same moments again.
  const after = last > now ? now : last
  for (const [uid, { scheduled }] of nouns) {
    if (scheduled === true) await turn(strapi, uid, after, now)
  }
  // For the next start, which looks again at what has passed since then.
  if (before === undefined || now.getUTCHours() !== last.getUTCHours())
    await store.set({ value: now.toISOString() })
  return now
}

const untilNextLook = (): number => pause - (Date.now() % pause)

/** Looks now, for the moments at which nothing ran, and from then on. */
export async function followSchedule(strapi: Core.Strapi): Promise<void> {
  let looked: Date | undefined
  /** Before it there is nothing to be found but what another process has scheduled. */
  let next = -Infinity
  announcements.on('changed', () => {
    next = -Infinity
  })
  const isIdle = () => looked !== undefined && Date.now() - looked.getTime() < longPause && Date.now() < next
  const follow = async (): Promise<void> => {
    try {
      if (!isIdle()) {
        // Before it is known: a change meanwhile has the last word.
        next = Infinity
        looked = await look(strapi, looked)
        next = Math.min(next, await nextTurn(strapi, looked))
      }
    } catch (error) {
      // The next look begins where the last good one ended.
      next = -Infinity
      strapi.log.error(
        `What is shown from now on was not counted: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    setTimeout(() => void follow(), untilNextLook()).unref()
  }
  await follow()
}
