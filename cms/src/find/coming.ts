import type { Core } from '@strapi/strapi'
import { earliest } from '../documents/earliest'
import { dayLength, today } from '../rules/today'
import { visibleAt } from '../schedule/visible'

const uid = 'api::event.event'

/** The event of today or the first after it, of those that visitors get; null where none is known. */
export const findNextEvent = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.db.query(uid).findOne({
    where: { $and: [{ date: { $gte: today() } }, ...visibleAt(new Date())] },
    orderBy: [{ date: 'asc' }, { createdAt: 'asc' }],
  })

/** Whether an event that was coming on one day is over on a later one. */
export const hasPassed = async (strapi: Core.Strapi, from: string, until: string): Promise<boolean> =>
  (await strapi.db.query(uid).count({ where: { date: { $gte: from, $lt: until } } })) > 0

/** The first midnight at which an event that comes is over, in milliseconds since 1970; infinite when none comes. */
export const nextPassing = async (strapi: Core.Strapi): Promise<number> =>
  (await earliest(strapi, uid, 'date', { date: { $gte: today() } })) + dayLength
