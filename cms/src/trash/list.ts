import type { Core } from '@strapi/strapi'
import { filesIn } from '../documents/from-snapshot'
import { imageFiles, type ImageFile } from '../documents/image-files'
import { trash, type TrashItem } from './table'

/** An item as somebody who looks for it needs it: with the image that the document shows, if it has one. */
interface ListedItem extends TrashItem {
  image: ImageFile | undefined
}

/** What can be brought back, last deleted first. What has expired waits for its removal and is not shown. */
export async function trashItems(strapi: Core.Strapi): Promise<ListedItem[]> {
  const items = (await trash(strapi).findMany({
    where: { expiresAt: { $gt: new Date() } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
  })) as TrashItem[]
  const named = items.map(({ content }) => filesIn(content).map(({ id }) => id))
  const images = await imageFiles(strapi, { ids: named.flat() })
  return items.map((item, index) => ({ ...item, image: images.find(({ id }) => named[index]?.includes(id)) }))
}
