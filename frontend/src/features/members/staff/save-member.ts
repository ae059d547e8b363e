import { save } from '../../../cms/staff/save'
import { savePdfs } from '../../../cms/staff/save-pdfs'
import { saveImage } from '../../../cms/staff/save-image'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { MemberCardFragment } from '../queries.generated'
import { CreateMemberDocument, UpdateMemberDocument } from './queries.generated'
import type { MemberValues } from './schema'

/** What a portrait is called of which nobody says more. */
const portraitOf = (name: string) => `Portrait of ${name}`

/** Saves a new member, or one that there is. Without a chosen file the present one is kept; null takes it away. */
export async function saveMember(
  { image, imageWords, cv, thesis, aliases, ...texts }: MemberValues,
  { key, version }: SaveContext,
  member?: MemberCardFragment,
): Promise<void> {
  const called = portraitOf(texts.name)
  const { kept } = imageWords
  // Nobody has typed it: it follows the name.
  const isMade = member !== undefined && kept.alternativeText === portraitOf(member.name)
  const words = isMade ? { ...imageWords, kept: { ...kept, alternativeText: called } } : imageWords
  const saved = await saveImage({ image, imageWords: words }, member?.image, { section: 'Team', key, called })
  const files = await savePdfs({ cv, thesis }, key)
  const data = { ...texts, ...files, aliases: aliases.map((name) => ({ name })), ...saved }
  if (member === undefined) await save(CreateMemberDocument, { data }, key)
  else {
    const { documentId } = member
    await save(UpdateMemberDocument, { documentId, data: { ...data, version } }, key)
  }
}
