import * as v from 'valibot'
import { memberAliasRules } from '../../../cms/staff/rules/member-alias.generated'
import { memberRules, memberTogether } from '../../../cms/staff/rules/member.generated'
import { memberCategories } from '../../../paths'
import { links } from '../../../staff/links/links'
import { imageWords } from '../../../ui/form/rules/image-words'
import {
  names,
  optional,
  optionalDay,
  optionalFile,
  optionalPdf,
  required,
} from '../../../ui/form/rules/rules'
import { together } from '../../../ui/form/rules/together'
import { orcidId } from '../orcid'

const member = v.object({
  name: required(memberRules.name),
  description: optional(memberRules.description),
  link: optional(memberRules.link),
  links: links(),
  category: v.picklist(memberCategories, memberRules.category.required),
  subcategory: optional(memberRules.subcategory),
  joiningDate: optionalDay(),
  aliases: names(memberAliasRules.name),
  orcid: v.pipe(
    optional(memberRules.orcid),
    // The last digit checks the others, which no pattern can say.
    v.check((text) => text === null || orcidId(text) !== undefined, memberRules.orcid.pattern.message),
    v.transform((text) => (text === null ? null : (orcidId(text) ?? null))),
  ),
  leavingDate: optionalDay(),
  thesisTitle: optional(memberRules.thesisTitle),
  nextPosition: optional(memberRules.nextPosition),
  slug: optional(memberRules.slug),
  cv: optionalPdf(),
  thesis: optionalPdf(),
  image: optionalFile(),
  imageWords: imageWords(),
})

/** What a member needs, on creation and on change alike. */
export const memberSchema = v.intersect([member, together(memberTogether)])

export type MemberValues = v.InferOutput<typeof member>
