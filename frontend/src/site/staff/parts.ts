/** What staff get on every page, apart from the page itself: a list of its scripts is nothing for visitors. */
export const staffBar = () => import('./staff-bar')
export const partDialog = () => import('../../features/settings/staff/part-dialog')
