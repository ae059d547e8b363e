import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const update: Noun = {
  word: 'Update',
  page: () => paths.updates,
  card: {
    to: paths.addUpdates,
    title: 'Manage Updates',
    about: 'The short lines of the home page’s ticker.',
  },
}
