import * as v from 'valibot'
import { siteRules } from '../../../../cms/staff/rules/site.generated'
import { optional } from '../../../../ui/form/rules/rules'
import { optionalPicture } from '../../../../staff/pictures/picture'
import type { SectionRules } from './section'

const schema = v.object({
  postalAddress: optional(siteRules.postalAddress),
  email: optional(siteRules.email),
  secondEmail: optional(siteRules.secondEmail),
  phone: optional(siteRules.phone),
  office: optional(siteRules.office),
  map: optionalPicture(),
  directions: optional(siteRules.directions),
})

export const contact: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ postalAddress, email, secondEmail, phone, office, map, directions }) => ({
    postalAddress,
    email,
    secondEmail,
    phone,
    office,
    map,
    directions,
  }),
  dataOf: ({ map, ...texts }) => ({ ...texts, map: map?.id ?? null }),
  described: ({ map }) => (map ? [map] : []),
}
