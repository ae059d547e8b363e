import type { Core } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import { haveOpened, nextOpening } from '../attachments/embargo'
import { kindOf } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import { hasTurned, nextTurnOfEvents } from '../find/coming'
import { today } from '../rules/today'

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'events', key: 'day' })

/**
 * Counts a change of the events when one begins or is over: pages show what is next; and of publications when an
 * embargo has ended; and of the site with each half of a year, for which its security.txt is true (RFC 9116 §2.5.5).
 */
async function turnDay(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const now = today()
    const store = storeOf(strapi)
    const last: unknown = await store.get({})
    if (last === now) return
    if (typeof last === 'string') {
      if (halfYear(last) !== halfYear(now)) contentChanged(strapi, 'site')
      if (await hasTurned(strapi, last, now)) contentChanged(strapi, 'event')
      for (const [uid, noun] of nouns) {
        if (await haveOpened(strapi, uid, noun, { after: last, until: now }))
          contentChanged(strapi, kindOf(uid))
      }
    }
    await store.set({ value: now })
  })
}

/** @param day as ISO 8601 has it */
const halfYear = (day: string) => `${day.slice(0, 4)} ${day.slice(5, 7) < '07' ? 'first' : 'second'}`

/** The next midnight at which pages change, in milliseconds since 1970; infinite when none is known. */
export async function nextChangingDay(strapi: Core.Strapi): Promise<number> {
  const openings = [...nouns].map(([uid, noun]) => nextOpening(strapi, uid, noun))
  return Math.min(await nextTurnOfEvents(strapi), ...(await Promise.all(openings)))
}

/** After a fault, in milliseconds. */
const untilNextTry = 60_000

const untilMidnight = (): number => new Date().setUTCHours(24, 0, 0, 0) - Date.now()

/** Looks now, for the days that nothing ran, and after every midnight. A fault there keeps nobody from starting the site. */
export async function followDays(strapi: Core.Strapi): Promise<void> {
  const wait = await turnDay(strapi).then(untilMidnight, (error: unknown) => {
    // The next try finds the same: the day that is kept is still the old one.
    strapi.log.error(
      `The turn of the day was not counted: ${error instanceof Error ? error.message : String(error)}`,
    )
    return untilNextTry
  })
  setTimeout(() => void followDays(strapi), wait).unref()
}
