import { save } from '../../../cms/staff/save'
import { sendImage } from '../../../cms/staff/send-image'
import type { SaveContext } from '../../../ui/form/use-editing-form'
import { CreateResearchLineDocument, UpdateResearchLineDocument } from './queries.generated'
import type { ResearchLineValues } from './schema'

/**
 * Saves a new research line, or the line `documentId`. Without a chosen image the line keeps the one it has; null takes
 * it away.
 */
export async function saveResearchLine(
  { image, imageDescription, ...texts }: ResearchLineValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<void> {
  const alternativeText = imageDescription ?? ''
  const file = image ? await sendImage(image, { section: 'Gallery', alternativeText, key }) : image
  const data = { ...texts, ...(file !== undefined && { image: file }) }
  if (documentId === undefined) await save(CreateResearchLineDocument, { data }, key)
  else await save(UpdateResearchLineDocument, { documentId, data: { ...data, version } }, key)
}
