import { save } from '../../../cms/staff/save'
import { saveWithImage } from '../../../cms/staff/save-with-image'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { FacilityCardFragment } from '../queries.generated'
import { CreateFacilityDocument, UpdateFacilityDocument } from './queries.generated'
import type { FacilityValues } from './schema'

/**
 * Saves a new facility, or one that there is. Without a chosen image it keeps the one it has.
 *
 * @returns its documentId
 */
export function saveFacility(
  { image, imageWords, ...texts }: FacilityValues,
  { key, version }: SaveContext,
  facility?: FacilityCardFragment,
): Promise<string | undefined> {
  const options = { section: 'Facilities', key } as const
  return saveWithImage({ image, imageWords }, facility?.image, options, async (picture) => {
    const data = { ...texts, ...picture }
    if (facility === undefined)
      return (await save(CreateFacilityDocument, { data }, key)).createFacility?.documentId
    const { documentId } = facility
    await save(UpdateFacilityDocument, { documentId, data: { ...data, version } }, key)
    return documentId
  })
}
