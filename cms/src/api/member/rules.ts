import type { Rules } from '../../documents/rules'
import {
  oneOf,
  optionalHttpUrl,
  optionalLongText,
  optionalText,
  requiredText,
} from '../../documents/text-rules'
import { date } from '../../documents/value-rules'

const memberCategories = ['presentGroupMembers', 'pastGroupMembers', 'researchCollaborators'] as const

export const memberRules: Rules = {
  name: requiredText('Name'),
  description: optionalLongText('Description'),
  link: optionalHttpUrl('Link'),
  category: oneOf('Category', memberCategories),
  subcategory: optionalText('Subcategory'),
  joiningDate: date('Joining date'),
}
