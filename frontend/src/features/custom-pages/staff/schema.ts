import * as v from 'valibot'
import { customPageRules } from '../../../cms/staff/rules/custom-page.generated'
import { optionalPicture, pictures } from '../../../staff/pictures/picture'
import { scheduleSchema } from '../../../staff/schedule/schedule-schema'
import { optional, optionalNumber, required } from '../../../ui/form/rules/rules'
import { menus } from '../../../staff/menus'

/** What a page needs, on creation and in its inline form alike. */
export const customPageSchema = v.intersect([
  v.object({
    title: required(customPageRules.title),
    text: required(customPageRules.text),
    images: pictures(),
    image: optionalPicture(),
    menu: v.picklist(menus, customPageRules.menu.words.message),
    position: optionalNumber(customPageRules.position),
    slug: optional(customPageRules.slug),
  }),
  scheduleSchema,
])

export type CustomPageValues = v.InferOutput<typeof customPageSchema>
