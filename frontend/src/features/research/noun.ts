import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const researchLine: Noun = {
  word: 'Research line',
  page: () => paths.researchIntrest,
  card: {
    to: paths.addResearch,
    title: 'Add Research Line',
    about: 'A subject of the group, and the words that find its papers, members and facilities.',
  },
}
