import { save } from '../../../cms/staff/save'
import { saveWithImage } from '../../../cms/staff/save-with-image'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { EventItemFragment } from '../queries.generated'
import { CreateEventDocument, UpdateEventDocument } from './queries.generated'
import type { EventValues } from './schema'

/**
 * Saves a new event, or one that there is. Without a chosen image it keeps the one it has; null takes it away.
 *
 * @returns its documentId
 */
export function saveEvent(
  { image, imageWords, ...texts }: EventValues,
  { key, version }: SaveContext,
  event?: EventItemFragment,
): Promise<string | undefined> {
  return saveWithImage({ image, imageWords }, event?.image, { section: 'Events', key }, async (picture) => {
    const data = { ...texts, ...picture }
    if (event === undefined) return (await save(CreateEventDocument, { data }, key)).createEvent?.documentId
    const { documentId } = event
    await save(UpdateEventDocument, { documentId, data: { ...data, version } }, key)
    return documentId
  })
}
