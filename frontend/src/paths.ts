/**
 * Every address of the site, and the kinds that are part of an address. Spelled as the group's site has always spelled them:
 * others link to them.
 */

export const eventTypes = ['achievements', 'icube', 'celebrations'] as const
export type EventType = (typeof eventTypes)[number]

export const memberCategories = ['presentGroupMembers', 'pastGroupMembers', 'researchCollaborators'] as const
export type MemberCategory = (typeof memberCategories)[number]

/** The parts of the site's settings, in the order of their page, which names them after `#`. */
export const settingsParts = [
  'group',
  'leader',
  'home',
  'contact',
  'footer',
  'texts',
  'banners',
  'news',
] as const
export type SettingsPart = (typeof settingsParts)[number]

/** The endings of a publication's record: BibTeX, RIS and CSL-JSON. */
export const publicationFormats = ['bib', 'ris', 'json'] as const
export type PublicationFormat = (typeof publicationFormats)[number]

/** The query parameters that select publications, in the order in which addresses name them. */
export const selectionParameters = ['year', 'type', 'line', 'member', 'journal', 'q'] as const

/** The query parameters that choose a list of references and how it is set: of publications of a span instead of a year. */
export const referenceParameters = [
  'from',
  'to',
  ...selectionParameters.filter((name) => name !== 'year'),
  'style',
  'headings',
] as const

/** The query parameter that says what to look for on the whole site. */
export const searchParameters = ['q'] as const

export const paths = {
  home: '/',
  team: '/team',
  leader: (slug: string) => `/${slug}`,
  person: (slug: string) => `/people/${slug}`,
  personPdf: (slug: string, field: string) => `/people/${slug}/${field}.pdf`,
  members: (category: MemberCategory) => `/team/${category}`,
  event: '/event',
  events: (type: EventType) => `/events/${type}`,
  eventPage: (type: EventType, documentId: string) => `/events/${type}/${documentId}`,
  updatesFeed: '/updates.atom',
  eventsFeed: '/events.atom',
  eventsCalendar: (type: EventType) => `/events/${type}.ics`,
  eventCalendar: (type: EventType, documentId: string) => `/events/${type}/${documentId}.ics`,
  news: '/news',
  facilities: '/facilities',
  updates: '/updates',
  publications: '/publications',
  publication: (slug: string) => `/publications/${slug}`,
  publicationExport: (slug: string, format: PublicationFormat) => `/publications/${slug}.${format}`,
  /** A PDF of a paper. @param field what it is: `manuscript` */
  publicationPdf: (slug: string, field: string) => `/publications/${slug}/${field}.pdf`,
  publicationJsonLd: (slug: string) => `/publications/${slug}.jsonld`,
  /** @param search the query of the publications' page, with its `?` */
  publicationsExport: (format: PublicationFormat, search: string) => `/publications.${format}${search}`,
  /** @param search its query, with its `?` */
  references: (search: string) => `/references${search}`,
  referencesRtf: (search: string) => `/references.rtf${search}`,
  publicationsFeed: '/publications.atom',
  /** Shows somebody without the password what visitors do not get yet. */
  preview: (token: string) => `/preview/${token}`,
  search: '/search',
  contact: '/contact',
  gallery: '/gallery',
  privacy: '/privacy',
  accessibility: '/accessibility',
  more: '/more',
  profile: '/profile',
  researchIntrest: '/researchIntrest',
  customPage: (slug: string) => `/pages/${slug}`,
  update: (documentId: string) => `/updates#${documentId}`,
  facility: (documentId: string) => `/facilities#${documentId}`,
  researchLine: (documentId: string) => `/researchIntrest#${documentId}`,
  add: '/add',
  addEvent: '/addEvent',
  addImage: '/addImage',
  addPublication: '/addPublication',
  addInbox: '/addInbox',
  addFacility: '/addFacility',
  addUpdates: '/addUpdates',
  addMembers: '/addMembers',
  addAuthorNames: '/addAuthorNames',
  addResearch: '/addResearch',
  addPage: '/addPage',
  addSettings: '/addSettings',
  addTrash: '/addTrash',
  addHistory: '/addHistory',
  historyOf: (documentId: string) => `/addHistory?documentId=${documentId}`,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityText: '/.well-known/security.txt',
  openSearch: '/opensearch.xml',
} as const

/** The addresses of the pages that staff work on. */
export const staffPages: string[] = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .filter((path) => path.startsWith(paths.add))

/** A page of a long list; the first one has the address of the list. */
export const pageOfList = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${String(page)}`
