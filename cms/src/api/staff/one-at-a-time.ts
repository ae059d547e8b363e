import type { Core } from '@strapi/strapi'
import { holdLock, locks } from '../../database/advisory-lock'

/**
 * Runs work in a transaction that no other one of these runs beside, on no instance. What the work asks the database
 * joins the transaction by itself. Whether there is a row to count can not be locked by row: the lock stands for the
 * whole table.
 */
export async function oneAtATime<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  return await strapi.db.transaction(async () => {
    await holdLock(strapi, locks.staff)
    return await work()
  })
}
