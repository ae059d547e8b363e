import { lazy } from '../ui/feedback/lazy'

const saving = lazy(() => Promise.all([import('./staff/save'), import('./staff/trash.generated')]))

/** Brings a deleted document back, with its image and its old id. @throws what `save` throws, or that it could not be fetched */
export async function restoreDocument(documentId: string): Promise<void> {
  const [{ save }, { RestoreTrashItemDocument }] = await saving.fetch()
  await save(RestoreTrashItemDocument, { id: documentId })
}
