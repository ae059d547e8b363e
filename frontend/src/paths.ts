/** Every address of the site, and the kinds that are part of an address. Spelling as in the specification. */

export const eventTypes = ['achievements', 'icube', 'celebrations'] as const
export type EventType = (typeof eventTypes)[number]

export const memberCategories = ['presentGroupMembers', 'pastGroupMembers', 'researchCollaborators'] as const
export type MemberCategory = (typeof memberCategories)[number]

export const paths = {
  home: '/',
  team: '/team',
  leader: (slug: string) => `/${slug}`,
  members: (category: MemberCategory) => `/team/${category}`,
  event: '/event',
  events: (type: EventType) => `/events/${type}`,
  eventsFeed: '/events.atom',
  eventsCalendar: (type: EventType) => `/events/${type}.ics`,
  eventCalendar: (type: EventType, documentId: string) => `/events/${type}/${documentId}.ics`,
  news: '/news',
  facilities: '/facilities',
  updates: '/updates',
  updatesFeed: '/updates.atom',
  publications: '/publications',
  publication: (slug: string) => `/publications/${slug}`,
  publicationsFeed: '/publications.atom',
  contact: '/contact',
  gallery: '/gallery',
  more: '/more',
  profile: '/profile',
  researchIntrest: '/researchIntrest',
  add: '/add',
  addEvent: '/addEvent',
  addImage: '/addImage',
  addPublication: '/addPublication',
  addFacility: '/addFacility',
  addUpdates: '/addUpdates',
  addMembers: '/addMembers',
  addSettings: '/addSettings',
  addTrash: '/addTrash',
  addHistory: '/addHistory',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const

/** A page of a long list; the first one has the address of the list. */
export const pageOfList = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${String(page)}`
