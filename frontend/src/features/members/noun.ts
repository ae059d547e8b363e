import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const member: Noun = {
  word: 'Member',
  page: ({ category }) => (category ? paths.members(category) : paths.team),
  below: paths.person(''),
  card: {
    to: paths.addMembers,
    title: 'Manage Members',
    about: 'Present members, alumni and collaborators.',
  },
}
