import * as v from 'valibot'
import { siteRules } from '../../../../cms/staff/rules/site.generated'
import { optional } from '../../../../ui/form/rules/rules'
import type { SectionRules } from './section'

const schema = v.object({
  moreText: optional(siteRules.moreText),
  profileText: optional(siteRules.profileText),
  privacy: optional(siteRules.privacy),
  accessibility: optional(siteRules.accessibility),
})

export const texts: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ moreText, profileText, privacy, accessibility }) => ({
    moreText,
    profileText,
    privacy,
    accessibility,
  }),
  dataOf: (values) => values,
}
