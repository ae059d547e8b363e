import { save } from '../../../cms/staff/save'
import type { SaveContext } from '../../../ui/form/use-editing-form'
import { CreatePublicationDocument, UpdatePublicationDocument } from './queries.generated'
import type { PublicationValues } from './schema'

/** Saves a new publication, or the publication `documentId`. */
export async function savePublication(
  { authors, ...values }: PublicationValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<void> {
  const data = { ...values, authors: authors.map((name) => ({ name })) }
  if (documentId === undefined) await save(CreatePublicationDocument, { data }, key)
  else await save(UpdatePublicationDocument, { documentId, data: { ...data, version } }, key)
}
