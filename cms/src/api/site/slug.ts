const form = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** First segments of addresses that the site itself answers; the leader's page may not hide one of them. */
const taken = [
  'add',
  'addauthornames',
  'addevent',
  'addfacility',
  'addhistory',
  'addimage',
  'addmembers',
  'addpublication',
  'addsettings',
  'addtrash',
  'addupdates',
  'admin',
  'api',
  'assets',
  'contact',
  'event',
  'events',
  'facilities',
  'gallery',
  'graphql',
  'health',
  'images',
  'more',
  'news',
  'profile',
  'publications',
  'researchintrest',
  'staff',
  'team',
  'updates',
  'uploads',
]

/** The slug when it can be the address of the leader's page, `/{slug}`. */
export const readSlug = (text: string): string | undefined =>
  form.test(text) && !taken.includes(text) ? text : undefined
