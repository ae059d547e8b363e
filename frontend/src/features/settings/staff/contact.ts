import * as v from 'valibot'
import { siteRules } from '../../../cms/staff/rules/site.generated'
import { optional } from '../../../ui/form/rules'
import type { SectionRules } from './section'

const schema = v.object({
  postalAddress: optional(siteRules.postalAddress),
  email: optional(siteRules.email),
  secondEmail: optional(siteRules.secondEmail),
  phone: optional(siteRules.phone),
})

export const contact: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ postalAddress, email, secondEmail, phone }) => ({ postalAddress, email, secondEmail, phone }),
  dataOf: (values) => values,
}
