import { save } from '../../../cms/staff/save'
import { describePictures } from '../../../staff/pictures/describe-pictures'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import { CreateCustomPageDocument, UpdateCustomPageDocument } from './queries.generated'
import type { CustomPageValues } from './schema'

/**
 * Saves a new page, or the page `documentId`, and what has been typed about its images.
 *
 * @returns the slug of a new one
 */
export async function saveCustomPage(
  { image, images, ...texts }: CustomPageValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<string | undefined> {
  const data = { ...texts, image: image?.id ?? null, images: images.map(({ id }) => id) }
  let slug: string | undefined
  if (documentId === undefined) {
    const { createCustomPage } = await save(CreateCustomPageDocument, { data }, key)
    slug = createCustomPage?.slug
  } else await save(UpdateCustomPageDocument, { documentId, data: { ...data, version } }, key)
  await describePictures(image === null ? images : [...images, image])
  return slug
}
