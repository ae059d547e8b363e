import type { Noun } from '../../rules/noun'
import { publicationRules, publicationTogether } from './rules'
import { searchText } from './search-text'

export const publication: Noun = {
  rules: publicationRules(() => new Date()),
  together: publicationTogether,
  unique: { citationKey: 'Another publication has this citation key' },
  addressed: { nameOf: ({ title }) => (typeof title === 'string' ? title : ''), otherwise: 'publication' },
  searched: (document) => ({ searchText: searchText(document) }),
}
