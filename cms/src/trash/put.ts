import type { Core } from '@strapi/strapi'
import type { Kind } from '../documents/kinds'
import type { Snapshot } from '../documents/snapshot'
import { titleOf } from '../documents/title-of'
import { keptFor } from './kept-for'
import { trash } from './table'

/** Keeps a document that is being deleted. Call it in the transaction of the deletion. */
export async function putInTrash(
  strapi: Core.Strapi,
  kind: Kind,
  documentId: string,
  content: Snapshot,
): Promise<void> {
  const deletedAt = new Date()
  const expiresAt = new Date(deletedAt.getTime() + keptFor)
  // An import may have brought the document back past the trash.
  await trash(strapi).deleteMany({ where: { documentId } })
  // Making many at once reads none of them again.
  await trash(strapi).createMany({
    data: [{ kind, documentId, title: titleOf(content), deletedAt, expiresAt, content }],
  })
}
