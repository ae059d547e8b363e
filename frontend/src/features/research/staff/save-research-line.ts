import { save } from '../../../cms/staff/save'
import { saveWithImage } from '../../../cms/staff/save-with-image'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { ResearchLineFragment } from '../queries.generated'
import { CreateResearchLineDocument, UpdateResearchLineDocument } from './queries.generated'
import type { ResearchLineValues } from './schema'

/**
 * Saves a new research line, or one that there is. Without a chosen image it keeps the one it has; null takes it away.
 *
 * @returns its documentId
 */
export function saveResearchLine(
  { image, imageWords, ...texts }: ResearchLineValues,
  { key, version }: SaveContext,
  line?: ResearchLineFragment,
): Promise<string | undefined> {
  return saveWithImage({ image, imageWords }, line?.image, { section: 'Gallery', key }, async (picture) => {
    const data = { ...texts, ...picture }
    if (line === undefined)
      return (await save(CreateResearchLineDocument, { data }, key)).createResearchLine?.documentId
    const { documentId } = line
    await save(UpdateResearchLineDocument, { documentId, data: { ...data, version } }, key)
    return documentId
  })
}
