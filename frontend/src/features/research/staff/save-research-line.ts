import { save } from '../../../cms/staff/save'
import { saveImage } from '../../../cms/staff/save-image'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { ResearchLineFragment } from '../queries.generated'
import { CreateResearchLineDocument, UpdateResearchLineDocument } from './queries.generated'
import type { ResearchLineValues } from './schema'

/**
 * Saves a new research line, or one that there is. Without a chosen image it keeps the one it has; null takes it away.
 *
 * @returns its documentId
 */
export async function saveResearchLine(
  { image, imageWords, ...texts }: ResearchLineValues,
  { key, version }: SaveContext,
  line?: ResearchLineFragment,
): Promise<string | undefined> {
  const saved = await saveImage({ image, imageWords }, line?.image, { section: 'Gallery', key })
  const data = { ...texts, ...saved }
  if (line === undefined)
    return (await save(CreateResearchLineDocument, { data }, key)).createResearchLine?.documentId
  const { documentId } = line
  await save(UpdateResearchLineDocument, { documentId, data: { ...data, version } }, key)
  return documentId
}
