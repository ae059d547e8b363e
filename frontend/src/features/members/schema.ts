import * as v from 'valibot'
import { memberCategories } from '../../paths'
import { orcidId } from './orcid'
import { optional, optionalAddress, optionalDay, optionalFile, required } from '../../ui/form/rules'

/** What a member needs, on creation and on change alike. */
export const memberSchema = v.object({
  name: required('Member name is required'),
  description: optional(),
  link: optionalAddress('The link must be a complete address that begins with https:// or http://'),
  category: v.picklist(memberCategories, 'Member category is required'),
  subcategory: optional(),
  joiningDate: optionalDay(),
  aliases: v.array(v.string()),
  orcid: v.pipe(
    optional(),
    v.check(
      (text) => text === null || orcidId(text) !== undefined,
      'This is no ORCID iD. It looks like 0000-0002-1825-0097; look whether a digit is mistyped.',
    ),
    v.transform((text) => (text === null ? null : (orcidId(text) ?? null))),
  ),
  leavingDate: optionalDay(),
  thesisTitle: optional(),
  nextPosition: optional(),
  image: optionalFile(),
  imageDescription: optional(),
})

export type MemberValues = v.InferOutput<typeof memberSchema>
