import type { Core } from '@strapi/strapi'
import { earliest } from '../documents/earliest'
import { dayLength, today } from '../rules/today'
import { visibleAt } from '../schedule/visible'

const uid = 'api::event.event'

/** The days of an event as ISO 8601 has them; one of a single day has no last day. */
interface Days {
  date: string
  lastDay: string | null
}

/** Whether an event is not over. */
export const isComing = ({ date, lastDay }: Days): boolean => (lastDay ?? date) >= today()

/** Whether it began on an earlier day and is not over. */
export const isUnderway = (days: Days): boolean => days.date < today() && isComing(days)

/**
 * The event of today or the first after it, of those that visitors get; null where none is known. One that has begun on
 * an earlier day counts as on its last day, so that one of many weeks does not hide what else is coming.
 */
export async function findNextEvent(strapi: Core.Strapi): Promise<unknown> {
  const first = async (where: object, field: keyof Days) => {
    const found = (await strapi.db.query(uid).findOne({
      where: { $and: [where, ...visibleAt(new Date())] },
      orderBy: [{ [field]: 'asc' }, { createdAt: 'asc' }],
    })) as Days | null
    return { found, day: found?.[field] ?? undefined }
  }
  const now = today()
  const [begins, ends] = await Promise.all([
    first({ date: { $gte: now } }, 'date'),
    first({ date: { $lt: now }, lastDay: { $gte: now } }, 'lastDay'),
  ])
  const isNearer = ends.day !== undefined && (begins.day === undefined || ends.day <= begins.day)
  return (isNearer ? ends : begins).found
}

/** Whether a day of an event that was coming on one day, the first or the last, is over on a later one. */
export async function hasPassed(strapi: Core.Strapi, from: string, until: string): Promise<boolean> {
  const passed = { $gte: from, $lt: until }
  return (await strapi.db.query(uid).count({ where: { $or: [{ date: passed }, { lastDay: passed }] } })) > 0
}

/** The first midnight at which such a day of an event is over, in milliseconds since 1970; infinite when none comes. */
export async function nextPassing(strapi: Core.Strapi): Promise<number> {
  const first = (field: keyof Days) => earliest(strapi, uid, field, { [field]: { $gte: today() } })
  return Math.min(await first('date'), await first('lastDay')) + dayLength
}
