import { save } from '../../../cms/staff/save'
import { savePdfs } from '../../../cms/staff/save-pdfs'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import { CreatePublicationDocument, UpdatePublicationDocument } from './queries.generated'
import type { PublicationValues } from './schema'

/** Saves a new publication, or the publication `documentId`. Without a chosen file the present one is kept. */
export async function savePublication(
  { authors, manuscript, poster, slides, ...values }: PublicationValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<void> {
  const files = await savePdfs({ manuscript, poster, slides }, key)
  const data = { ...values, ...files, authors: authors.map((name) => ({ name })) }
  if (documentId === undefined) await save(CreatePublicationDocument, { data }, key)
  else await save(UpdatePublicationDocument, { documentId, data: { ...data, version } }, key)
}
