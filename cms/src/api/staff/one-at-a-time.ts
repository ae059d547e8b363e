import type { Core } from '@strapi/strapi'
import { holdLock } from '../../database/advisory-lock'

const lock = 7_302_119

/**
 * Runs work in a transaction that no other one of these runs beside, on no instance. What the work asks the database
 * joins the transaction by itself. Whether there is a row to count can not be locked by row: the lock stands for the
 * whole table.
 */
export async function oneAtATime<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  return await strapi.db.transaction(async () => {
    await holdLock(strapi, lock)
    return await work()
  })
}
