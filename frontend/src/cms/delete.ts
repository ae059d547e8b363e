import type { TypedDocumentNode } from '@apollo/client'

/** Deletes a document, which goes into the trash. @throws what `save` throws */
export async function deleteDocument(
  mutation: TypedDocumentNode<unknown, { documentId: string }>,
  documentId: string,
): Promise<void> {
  const { save } = await import('./staff/save')
  await save(mutation, { documentId })
}
