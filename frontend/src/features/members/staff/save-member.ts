import { save } from '../../../cms/staff/save'
import { sendImage } from '../../../cms/staff/send-image'
import type { SaveContext } from '../../../ui/form/use-editing-form'
import { CreateMemberDocument, UpdateMemberDocument } from './queries.generated'
import type { MemberValues } from './schema'

/**
 * Saves a new member, or the member `documentId`. Without a chosen image the member keeps the present one; null takes it
 * away.
 */
export async function saveMember(
  { image, imageDescription, aliases, ...texts }: MemberValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<void> {
  const alternativeText = imageDescription ?? `Portrait of ${texts.name}`
  const portrait = image ? await sendImage(image, { section: 'Team', alternativeText, key }) : image
  const data = {
    ...texts,
    aliases: aliases.map((name) => ({ name })),
    ...(portrait !== undefined && { image: portrait }),
  }
  if (documentId === undefined) await save(CreateMemberDocument, { data }, key)
  else await save(UpdateMemberDocument, { documentId, data: { ...data, version } }, key)
}
