/** Brings a deleted document back, with its image and its old id. @throws what `save` throws */
export async function restoreDocument(documentId: string): Promise<void> {
  const [{ save }, { RestoreTrashItemDocument }] = await Promise.all([
    import('./staff/save'),
    import('./staff/trash.generated'),
  ])
  await save(RestoreTrashItemDocument, { id: documentId })
}
