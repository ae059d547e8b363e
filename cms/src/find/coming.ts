import type { Core } from '@strapi/strapi'

const uid = 'api::event.event'

/** The day that it is, as ISO 8601 has it; days end at midnight UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The event of today or the first after it; null where none is known. */
export const findNextEvent = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.db.query(uid).findOne({
    where: { date: { $gte: today() } },
    orderBy: [{ date: 'asc' }, { createdAt: 'asc' }],
  })

/** Whether an event that was coming on one day is over on a later one. */
export const hasPassed = async (strapi: Core.Strapi, from: string, until: string): Promise<boolean> =>
  (await strapi.db.query(uid).count({ where: { date: { $gte: from, $lt: until } } })) > 0
