import * as v from 'valibot'
import { bannerPages, type BannerPage } from '../site/banner-pages'
import { optionalPicture, type Picture } from '../../../../staff/pictures/picture'
import type { SectionRules } from './section'

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
      ...(byPage as Record<BannerPage, ReturnType<typeof of>>),
      defaultBanner,
      eventPlaceholder,
    }
  },
  described: (values) => Object.values(values).filter((picture): picture is Picture => picture !== null),
  dataOf: ({ defaultBanner, eventPlaceholder, ...byPage }) => ({
    defaultBanner: defaultBanner?.id ?? null,
    eventPlaceholder: eventPlaceholder?.id ?? null,
    banners: bannerPages.flatMap((page) => {
      const image = byPage[page]?.id
      return image === undefined ? [] : [{ page, image }]
    }),
  }),
}
