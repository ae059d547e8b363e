import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const customPage: Noun = {
  word: 'Page',
  page: () => paths.addPage,
  below: paths.customPage(''),
  card: {
    to: paths.addPage,
    title: 'Add Page',
    about: 'A page of your own, such as open positions, projects or courses, with its place in a menu.',
  },
}
