/** Brings a deleted document back, with its image and its old id. @throws what `save` throws */
export async function restoreDocument(type: string, documentId: string): Promise<void> {
  const [{ save }, { RestoreDocumentDocument }] = await Promise.all([
    import('./save'),
    import('./trash.generated'),
  ])
  await save(RestoreDocumentDocument, { type, documentId })
}
