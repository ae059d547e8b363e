import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const publication: Noun = {
  word: 'Publication',
  page: () => paths.publications,
  below: paths.publication(''),
  card: {
    to: paths.addPublication,
    title: 'Add Publication',
    about: 'An article, with its authors and its DOI.',
  },
}
