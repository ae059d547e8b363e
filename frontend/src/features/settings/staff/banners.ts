import * as v from 'valibot'
import { optionalPicture } from './picture'
import type { SectionRules } from './section'
import { bannerPages } from './site'

export const bannerNames: Record<(typeof bannerPages)[number], string> = {
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

const schema = v.object({
  defaultBanner: optionalPicture(),
  eventPlaceholder: optionalPicture(),
  ...v.entriesFromList(bannerPages, optionalPicture()),
})

export const banners: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ defaultBanner, eventPlaceholder, banners }) => {
    const of = (page: string) => banners.find((banner) => banner.page === page)?.image ?? null
    const byPage = Object.fromEntries(bannerPages.map((page) => [page, of(page)]))
    return {
      ...(byPage as Record<(typeof bannerPages)[number], ReturnType<typeof of>>),
      defaultBanner,
      eventPlaceholder,
    }
  },
  dataOf: ({ defaultBanner, eventPlaceholder, ...byPage }) => ({
    defaultBanner: defaultBanner?.id ?? null,
    eventPlaceholder: eventPlaceholder?.id ?? null,
    banners: bannerPages.flatMap((page) => {
      const image = byPage[page]?.id
      return image === undefined ? [] : [{ page, image }]
    }),
  }),
}
