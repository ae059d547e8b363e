import * as v from 'valibot'
import { siteRules } from '../../../cms/staff/rules/site.generated'
import { optional } from '../../../ui/form/rules'
import { pictures } from './picture'
import type { SectionRules } from './section'

/** The home page has places for so many. */
export const mostHomePhotos = 2

const schema = v.object({
  homeIntroduction: optional(siteRules.homeIntroduction),
  homePhotos: v.pipe(pictures(), v.maxLength(mostHomePhotos, 'The home page shows two photos. Remove one.')),
})

export const home: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ homeIntroduction, homePhotos }) => ({ homeIntroduction, homePhotos }),
  dataOf: ({ homePhotos, ...texts }) => ({ ...texts, homePhotos: homePhotos.map(({ id }) => id) }),
  described: ({ homePhotos }) => homePhotos,
}
