import type { TypedDocumentNode } from '@apollo/client'
import { lazy } from '../ui/feedback/lazy'

const saving = lazy(() => import('./staff/save'))

/** Deletes a document, which goes into the trash. @throws what `save` throws, or that it could not be fetched */
export async function deleteDocument(
  mutation: TypedDocumentNode<unknown, { documentId: string }>,
  documentId: string,
): Promise<void> {
  const { save } = await saving.fetch()
  await save(mutation, { documentId })
}
