import type { InferInput } from 'valibot'
import { memberCategories } from '../../../paths'
import { shortDate } from '../../../ui/text/date'
import { imageWordsOf, type StoredWords } from '../../../ui/form/rules/image-words'
import type { FormValues } from '../../../ui/form/editing/use-basis'
import type { MemberCardFragment } from '../queries.generated'
import type { memberSchema } from './schema'

/** A member as the CMS has it. */
type StoredMember = Partial<
  Omit<MemberCardFragment, '__typename' | 'aliases' | 'links' | 'image' | 'attachments'>
> & {
  links?: { label: string; url: string }[] | null
  aliases?: { name: string }[] | null
  image?: StoredWords | null
}

/** What the form shows of a member; of a new one only the category. */
export const valuesOf = (stored: StoredMember): FormValues<InferInput<typeof memberSchema>> => ({
  name: stored.name ?? '',
  description: stored.description ?? '',
  link: stored.link ?? '',
  links: (stored.links ?? []).map(({ label, url }) => ({ label, url })),
  category: stored.category ?? memberCategories[0],
  subcategory: stored.subcategory ?? '',
  joiningDate: day(stored.joiningDate),
  aliases: (stored.aliases ?? []).map(({ name }) => name),
  orcid: stored.orcid ?? '',
  leavingDate: day(stored.leavingDate),
  thesisTitle: stored.thesisTitle ?? '',
  nextPosition: stored.nextPosition ?? '',
  slug: stored.slug ?? '',
  cv: undefined,
  thesis: undefined,
  image: undefined,
  imageWords: imageWordsOf(stored.image),
})

const day = (date: string | null | undefined) => (date ? shortDate(date) : '')
