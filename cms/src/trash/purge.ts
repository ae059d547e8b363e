import type { Core } from '@strapi/strapi'
import { trash } from './table'

/** Removes for good what has been in the trash for its time. Two instances may do it at once. */
export async function purgeTrash(strapi: Core.Strapi): Promise<void> {
  await trash(strapi).deleteMany({ where: { expiresAt: { $lte: new Date() } } })
}
