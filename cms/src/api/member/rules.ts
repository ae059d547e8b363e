import { slugRule } from '../../rules/slug'
import { components, type Fields, type Problem, type Rules } from '../../rules/rules'
import {
  oneOf,
  optionalHttpUrl,
  optionalLongText,
  optionalText,
  requiredText,
  textOfForm,
} from '../../rules/text-rules'
import { date } from '../../rules/value-rules'
import { readOrcid } from './orcid'

const memberCategories = ['presentGroupMembers', 'pastGroupMembers', 'researchCollaborators'] as const

export const memberRules: Rules = {
  name: requiredText('Name'),
  description: optionalLongText('Description'),
  link: optionalHttpUrl('Link'),
  category: oneOf('Category', memberCategories),
  subcategory: optionalText('Subcategory'),
  joiningDate: date('Joining date'),
  leavingDate: date('Leaving date'),
  aliases: components({ name: requiredText('Alias') }),
  orcid: textOfForm(
    optionalText('ORCID iD'),
    readOrcid,
    'This is no ORCID iD. It looks like 0000-0002-1825-0097; look whether a digit is mistyped',
  ),
  thesisTitle: optionalText('Thesis title', { max: 1000 }),
  nextPosition: optionalText('Next position'),
  slug: slugRule,
}

export function memberTogether({ joiningDate, leavingDate }: Fields): Problem[] {
  const isBefore =
    typeof joiningDate === 'string' && typeof leavingDate === 'string' && leavingDate < joiningDate
  return isBefore ? [{ path: ['leavingDate'], message: 'The leaving date lies before the joining date' }] : []
}
