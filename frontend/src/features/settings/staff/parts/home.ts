import * as v from 'valibot'
import { siteRules } from '../../../../cms/staff/rules/site.generated'
import { optional } from '../../../../ui/form/rules/rules'
import { pictures } from '../../../../staff/pictures/picture'
import type { SectionRules } from './section'

/** The home page has places for so many. */
export const mostHomePhotos = 2

const schema = v.object({
  homeSentence: optional(siteRules.homeSentence),
  homeIntroduction: optional(siteRules.homeIntroduction),
  homePhotos: v.pipe(pictures(), v.maxLength(mostHomePhotos, 'The home page shows two photos. Remove one.')),
  joinUs: optional(siteRules.joinUs),
})

export const home: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ homeSentence, homeIntroduction, homePhotos, joinUs }) => ({
    homeSentence,
    homeIntroduction,
    homePhotos,
    joinUs,
  }),
  dataOf: ({ homePhotos, ...texts }) => ({ ...texts, homePhotos: homePhotos.map(({ id }) => id) }),
  described: ({ homePhotos }) => homePhotos,
}
