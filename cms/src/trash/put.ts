import type { Core } from '@strapi/strapi'
import { keptFor } from './kept-for'
import { trash, type TrashItem } from './table'

type Deleted = Pick<TrashItem, 'kind' | 'documentId' | 'title' | 'content'>

/** Keeps a document that is being deleted. Call it in the transaction of the deletion. */
export async function putInTrash(strapi: Core.Strapi, { documentId, ...deleted }: Deleted): Promise<void> {
  const deletedAt = new Date()
  const expiresAt = new Date(deletedAt.getTime() + keptFor)
  // An import may have brought the document back past the trash.
  await trash(strapi).deleteMany({ where: { documentId } })
  // Making many at once reads none of them again.
  await trash(strapi).createMany({
    data: [{ ...deleted, documentId, deletedAt, expiresAt }],
  })
}
