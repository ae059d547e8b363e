import type { Noun } from '../../rules/noun'
import { memberRules, memberTogether } from './rules'
import { withoutTitles } from './titles'

export const member: Noun = {
  rules: memberRules,
  together: memberTogether,
  unique: { orcid: 'Another member has this ORCID iD' },
  addressed: {
    nameOf: ({ name }) => withoutTitles(typeof name === 'string' ? name : ''),
    otherwise: 'member',
  },
}
