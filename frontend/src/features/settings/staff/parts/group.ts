import * as v from 'valibot'
import { siteRules } from '../../../../cms/staff/rules/site.generated'
import { optional, required } from '../../../../ui/form/rules/rules'
import type { SectionRules } from './section'

const schema = v.object({
  groupName: required(siteRules.groupName),
  department: optional(siteRules.department),
  institution: optional(siteRules.institution),
  timeZone: optional(siteRules.timeZone),
  subcategoryOrder: optional(siteRules.subcategoryOrder),
  formerAddresses: optional(siteRules.formerAddresses),
})

export const group: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({ groupName, department, institution, timeZone, subcategoryOrder, formerAddresses }) => ({
    groupName,
    department,
    institution,
    timeZone,
    subcategoryOrder,
    formerAddresses,
  }),
  dataOf: (values) => values,
}
