import type { Core } from '@strapi/strapi'
import { creationKeys } from './creation-keys-table'

/** How long, in ms, a client may go on sending the same write: a draft survives a weekend, not a month. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** Forgets the keys that no client will send again. */
export async function forgetKeys(strapi: Core.Strapi): Promise<void> {
  await creationKeys(strapi).deleteMany({ where: { at: { $lt: new Date(Date.now() - keptFor) } } })
}
