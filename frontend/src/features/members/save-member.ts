import { save } from '../../cms/save'
import { upload } from '../../cms/upload'
import type { SaveContext } from '../../ui/form/form'
import { SaveError } from '../../ui/save-error'
import { CreateMemberDocument, UpdateMemberDocument } from './queries.generated'
import type { MemberValues } from './schema'

/**
 * Saves a new member, or the member `documentId`. Without a chosen image the member keeps the present one; null takes it
 * away.
 */
export async function saveMember(
  { image, imageDescription, ...texts }: MemberValues,
  { key, version }: SaveContext,
  documentId?: string,
): Promise<void> {
  const portrait = image
    ? String(await send(image, imageDescription ?? `Portrait of ${texts.name}`, `${key}-image`))
    : image
  const data = { ...texts, ...(portrait !== undefined && { image: portrait }) }
  if (documentId === undefined) await save(CreateMemberDocument, { data }, key)
  else await save(UpdateMemberDocument, { documentId, data: { ...data, version } })
}

async function send(image: File, alternativeText: string, key: string): Promise<number> {
  try {
    return (await upload(image, { section: 'Team', alternativeText, key })).id
  } catch (error) {
    // Why a file is refused stands beside it.
    throw error instanceof SaveError ? new SaveError(error.message, { image: error.message }) : error
  }
}
