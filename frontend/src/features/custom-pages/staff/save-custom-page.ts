import { save } from '../../../cms/staff/save'
import { saveWithImage } from '../../../cms/staff/save-with-image'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { CustomPageContentFragment } from '../queries.generated'
import { CreateCustomPageDocument, UpdateCustomPageDocument } from './queries.generated'
import type { CustomPageValues } from './schema'

/**
 * Saves a new page, or one that there is. Without a chosen image it keeps the one it has; null takes it away.
 *
 * @returns the slug of a new one
 */
export function saveCustomPage(
  { image, imageWords, ...texts }: CustomPageValues,
  { key, version }: SaveContext,
  page?: CustomPageContentFragment,
): Promise<string | undefined> {
  return saveWithImage({ image, imageWords }, page?.image, { section: 'Gallery', key }, async (picture) => {
    const data = { ...texts, ...picture }
    if (page === undefined)
      return (await save(CreateCustomPageDocument, { data }, key)).createCustomPage?.slug
    const { documentId } = page
    await save(UpdateCustomPageDocument, { documentId, data: { ...data, version } }, key)
    return undefined
  })
}
