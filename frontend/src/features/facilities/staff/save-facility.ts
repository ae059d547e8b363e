import { save } from '../../../cms/staff/save'
import { sendImage } from '../../../cms/staff/send-image'
import type { SaveContext } from '../../../ui/form/use-editing-form'
import { CreateFacilityDocument, UpdateFacilityDocument } from './queries.generated'
import type { FacilityValues } from './schema'

/** Saves a new facility, or the facility `documentId`. Without a chosen image it keeps the one it has. */
export async function saveFacility(
  { name, image, imageDescription }: FacilityValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<void> {
  const file =
    image && (await sendImage(image, { section: 'Facilities', alternativeText: imageDescription ?? '', key }))
  const data = { name, ...(file && { image: file }) }
  if (documentId === undefined) await save(CreateFacilityDocument, { data }, key)
  else await save(UpdateFacilityDocument, { documentId, data: { ...data, version } }, key)
}
