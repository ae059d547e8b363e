import * as v from 'valibot'
import { memberCategories } from '../../paths'
import { optional, optionalAddress, optionalDay, optionalFile, required } from '../../ui/form/rules'

/** What a member needs, on creation and on change alike. */
export const memberSchema = v.object({
  name: required('Member name is required'),
  description: optional(),
  link: optionalAddress('The link must be a complete address that begins with https:// or http://'),
  category: v.picklist(memberCategories, 'Member category is required'),
  subcategory: optional(),
  joiningDate: optionalDay(),
  image: optionalFile(),
  imageDescription: optional(),
})

export type MemberValues = v.InferOutput<typeof memberSchema>
