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

/** Whether today is one of its days. */
export const isToday = (days: Days): boolean => days.date <= today() && isComing(days)

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

/** Whether an event has begun or is over on one day that was not on an earlier one. */
export async function hasTurned(strapi: Core.Strapi, from: string, until: string): Promise<boolean> {
  const begun = { date: { $gte: from, $lte: until } }
  const over = { lastDay: { $gte: from, $lt: until } }
  return (await strapi.db.query(uid).count({ where: { $or: [begun, over] } })) > 0
}

/** The first midnight at which an event begins or is over, in milliseconds since 1970; infinite when none comes. */
export async function nextTurnOfEvents(strapi: Core.Strapi): Promise<number> {
  const first = (field: keyof Days, passed: object) => earliest(strapi, uid, field, { [field]: passed })
  const now = today()
  return Math.min(
    await first('date', { $gt: now }),
    (await first('date', { $gte: now })) + dayLength,
    (await first('lastDay', { $gte: now })) + dayLength,
  )
}
