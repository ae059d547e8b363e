import type { Core } from '@strapi/strapi'
import { filesIn } from '../documents/from-snapshot'
import { trash, type TrashItem } from './table'

/** The ids of the files without which something in the trash could not come back as it was. */
export async function filesInTrash(strapi: Core.Strapi): Promise<Set<number>> {
  const items = (await trash(strapi).findMany({ select: ['content'] })) as Pick<TrashItem, 'content'>[]
  return new Set(items.flatMap(({ content }) => filesIn(content)).map(({ id }) => id))
}
