import type { Noun } from '../../content/noun'
import { paths } from '../../paths'

export const site: Noun = {
  word: 'Site settings',
  page: () => paths.addSettings,
  card: {
    to: paths.addSettings,
    title: 'Site Settings',
    about: 'Group, leader, home page, contact, banners and news.',
  },
}
