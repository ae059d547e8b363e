import * as v from 'valibot'
import { customPageRules } from '../../../cms/staff/rules/custom-page.generated'
import { scheduleSchema } from '../../../staff/schedule/schedule-schema'
import { imageWords } from '../../../ui/form/rules/image-words'
import { optionalFile, optionalNumber, required } from '../../../ui/form/rules/rules'
import { menus } from './menus'

/** What a page needs, on creation and in its inline form alike. */
export const customPageSchema = v.intersect([
  v.object({
    title: required(customPageRules.title),
    text: required(customPageRules.text),
    image: optionalFile(),
    imageWords: imageWords(),
    menu: v.picklist(menus, customPageRules.menu.words.message),
    position: optionalNumber(customPageRules.position),
  }),
  scheduleSchema,
])

export type CustomPageValues = v.InferOutput<typeof customPageSchema>
