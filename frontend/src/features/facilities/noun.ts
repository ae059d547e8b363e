import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const facility: Noun = {
  word: 'Facility',
  page: () => paths.facilities,
  card: {
    to: paths.addFacility,
    title: 'Add Facility',
    about: 'An instrument or a laboratory, with its picture.',
  },
}
