import { save } from '../../../cms/staff/save'
import { savePdfs } from '../../../cms/staff/save-pdfs'
import { saveWithImage } from '../../../cms/staff/save-with-image'
import type { ImageWords } from '../../../ui/form/rules/image-words'
import type { SaveContext } from '../../../ui/form/editing/use-editing-form'
import type { MemberCardFragment } from '../queries.generated'
import { formerName } from './former-name'
import { CreateMemberDocument, UpdateMemberDocument } from './queries.generated'
import type { MemberValues } from './schema'

/** What a portrait is called of which nobody says more. */
const portraitOf = (name: string) => `Portrait of ${name}`

/** The words of a portrait when the name changes: those that nobody typed follow it. */
export function renamed(words: ImageWords, before: string, now: string): ImageWords {
  if (words.kept.alternativeText !== portraitOf(before)) return words
  return { ...words, kept: { ...words.kept, alternativeText: portraitOf(now) } }
}

/**
 * Saves a new member, or one that there is, whose former name becomes an alias. Without a chosen file the present one is kept;
 * null takes it away.
 *
 * @returns the documentId of a new one
 */
export function saveMember(
  { image, imageWords, cv, thesis, aliases, ...texts }: MemberValues,
  { key, version }: SaveContext,
  member?: MemberCardFragment,
): Promise<string | undefined> {
  const called = portraitOf(texts.name)
  const words = member ? renamed(imageWords, member.name, texts.name) : imageWords
  const former = member && formerName(member.name, { name: texts.name, aliases })
  const names = former === undefined ? aliases : [...aliases, former]
  const options = { section: 'Team', key, called } as const
  return saveWithImage({ image, imageWords: words }, member?.image, options, async (portrait) => {
    const files = await savePdfs({ cv, thesis }, key)
    const data = { ...texts, ...files, aliases: names.map((name) => ({ name })), ...portrait }
    if (member === undefined)
      return (await save(CreateMemberDocument, { data }, key)).createMember?.documentId
    const { documentId } = member
    await save(UpdateMemberDocument, { documentId, data: { ...data, version } }, key)
    return undefined
  })
}
