import { paths } from '../paths'

/** The pages on which staff look after what is there, each with what it is for. */
export const safetyPages = [
  {
    to: paths.addInbox,
    title: 'Inbox',
    about: 'new papers of the group and corrections, as the nightly look has found them',
  },
  {
    to: paths.addAuthorNames,
    title: 'Author names',
    about: 'names in publications of which it is not clear who they are',
  },
  { to: paths.addTrash, title: 'Trash', about: 'what was deleted in the last 30 days, and the way back' },
  { to: paths.addHistory, title: 'History', about: 'every change, with what was there before' },
]
