import { save } from '../../../cms/staff/save'
import { sendImage } from '../../../cms/staff/send-image'
import type { SaveContext } from '../../../ui/form/use-editing-form'
import { CreateEventDocument, UpdateEventDocument } from './queries.generated'
import type { EventValues } from './schema'

/** Saves a new event, or the event `documentId`. Without a chosen image the event keeps the one it has; null takes it away. */
export async function saveEvent(
  { image, imageDescription, ...texts }: EventValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<void> {
  const alternativeText = imageDescription ?? ''
  const file = image ? await sendImage(image, { section: 'Events', alternativeText, key }) : image
  const data = { ...texts, ...(file !== undefined && { image: file }) }
  if (documentId === undefined) await save(CreateEventDocument, { data }, key)
  else await save(UpdateEventDocument, { documentId, data: { ...data, version } }, key)
}
