import type { Core } from '@strapi/strapi'
import { trash, type TrashItem } from './table'

/** What can be brought back, last deleted first. What has expired waits for its removal and is not shown. */
export async function trashItems(strapi: Core.Strapi): Promise<TrashItem[]> {
  return (await trash(strapi).findMany({
    where: { expiresAt: { $gt: new Date() } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
  })) as TrashItem[]
}
