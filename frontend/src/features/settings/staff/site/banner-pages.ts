import type { Enum_Componentsitebanner_Page } from './queries.generated'

export type BannerPage = Enum_Componentsitebanner_Page

/** The pages that can have a banner of their own, as staff read them. */
export const bannerNames: Record<BannerPage, string> = {
  home: 'Home',
  team: 'Team and its members',
  leader: 'Leader',
  events: 'Events',
  news: 'News',
  facilities: 'Facilities',
  updates: 'Updates',
  publications: 'Publications',
  contact: 'Contact',
  gallery: 'Gallery',
  more: 'More',
  profile: 'Profile',
  researchIntrest: 'Research Intrests',
}

// The compiler knows of an object that it may have more keys; this one has been written out above.
export const bannerPages = Object.keys(bannerNames) as BannerPage[]
