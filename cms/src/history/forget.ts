import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { changes } from './table'

const day = 24 * 60 * 60 * 1000

/** Removes the lines of the history that are older than HISTORY_DAYS; without it they stay for ever. */
export async function forgetHistory(strapi: Core.Strapi): Promise<void> {
  const { historyDays } = environment()
  if (historyDays === 0) return
  await changes(strapi).deleteMany({ where: { at: { $lt: new Date(Date.now() - historyDays * day) } } })
}
