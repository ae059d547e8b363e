import { save } from '../../../cms/staff/save'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import { CreateUpdateDocument, UpdateUpdateDocument } from './queries.generated'
import type { UpdateValues } from './schema'

/**
 * Saves a new update, or the update `documentId`. The key of a new one is the id that the browser made for it.
 *
 * @returns its documentId; false for a blank title: nothing is sent
 */
export async function saveUpdate(
  values: UpdateValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<string | false | undefined> {
  if (values.title === '') return false
  if (documentId === undefined)
    return (await save(CreateUpdateDocument, { data: { ...values, key } }, key)).createUpdate?.documentId
  await save(UpdateUpdateDocument, { documentId, data: { ...values, version } }, key)
  return documentId
}
