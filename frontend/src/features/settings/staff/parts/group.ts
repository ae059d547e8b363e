import * as v from 'valibot'
import { siteRules } from '../../../../cms/staff/rules/site.generated'
import { optional, required } from '../../../../ui/form/rules/rules'
import { optionalPicture } from '../../../../staff/pictures/picture'
import { accents } from '../site/accents'
import type { SectionRules } from './section'

const schema = v.object({
  groupName: required(siteRules.groupName),
  icon: optionalPicture(),
  accent: v.picklist(accents),
  department: optional(siteRules.department),
  institution: optional(siteRules.institution),
  timeZone: optional(siteRules.timeZone),
  timesCited: v.boolean(),
  subcategoryOrder: optional(siteRules.subcategoryOrder),
  formerAddresses: optional(siteRules.formerAddresses),
})

export const group: SectionRules<typeof schema> = {
  schema,
  valuesOf: ({
    groupName,
    icon,
    accent,
    department,
    institution,
    timeZone,
    timesCited,
    subcategoryOrder,
    formerAddresses,
  }) => ({
    groupName,
    icon,
    accent,
    department,
    institution,
    timeZone,
    timesCited,
    subcategoryOrder,
    formerAddresses,
  }),
  dataOf: ({ icon, ...values }) => ({ ...values, icon: icon?.id ?? null }),
}
