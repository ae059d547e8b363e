import { save } from '../../../cms/staff/save'
import { saveWithImage } from '../../../cms/staff/save-with-image'
import { savePdfs } from '../../../cms/staff/save-pdfs'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { StoredPublication } from './publication-values'
import { CreatePublicationDocument, UpdatePublicationDocument } from './queries.generated'
import type { PublicationValues } from './schema'

/**
 * Saves a new publication, or one that there is. Without a chosen file the present one is kept.
 *
 * @returns the slug of a new one
 */
export function savePublication(
  { authors, image, imageWords, manuscript, poster, slides, ...values }: PublicationValues,
  { key, version }: SaveContext,
  publication?: StoredPublication & { documentId: string },
): Promise<string | undefined> {
  const options = { section: 'Publications', key } as const
  return saveWithImage({ image, imageWords }, publication?.image, options, async (picture) => {
    const pdfs = await savePdfs({ manuscript, poster, slides }, key)
    const data = { ...values, ...picture, ...pdfs, authors: authors.map((name) => ({ name })) }
    if (publication === undefined)
      return (await save(CreatePublicationDocument, { data }, key)).createPublication?.slug
    const { documentId } = publication
    await save(UpdatePublicationDocument, { documentId, data: { ...data, version } }, key)
    return undefined
  })
}
