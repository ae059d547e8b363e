import * as v from 'valibot'
import { memberCategories } from '../../../paths'
import { orcidId } from '../orcid'
import {
  longText,
  names,
  optional,
  optionalAddress,
  optionalDay,
  optionalFile,
  required,
} from '../../../ui/form/rules'

/** What a member needs, on creation and on change alike. */
export const memberSchema = v.object({
  name: required('Member name is required', 'Name'),
  description: optional('Description', longText),
  link: optionalAddress('The link must be a complete address that begins with https:// or http://', 'Link'),
  category: v.picklist(memberCategories, 'Member category is required'),
  subcategory: optional('Subcategory'),
  joiningDate: optionalDay(),
  aliases: names('Alias'),
  orcid: v.pipe(
    optional('ORCID iD'),
    v.check(
      (text) => text === null || orcidId(text) !== undefined,
      'This is no ORCID iD. It looks like 0000-0002-1825-0097; look whether a digit is mistyped.',
    ),
    v.transform((text) => (text === null ? null : (orcidId(text) ?? null))),
  ),
  leavingDate: optionalDay(),
  thesisTitle: optional('Thesis title', 1000),
  nextPosition: optional('Next position'),
  image: optionalFile(),
  imageDescription: optional('Alternative text'),
})

export type MemberValues = v.InferOutput<typeof memberSchema>
