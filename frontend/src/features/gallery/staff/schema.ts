import * as v from 'valibot'
import { galleryImageRules } from '../../../cms/staff/rules/gallery-image.generated'
import { scheduleSchema } from '../../../staff/schedule/schedule-schema'
import { optional } from '../../../ui/form/rules/rules'

/** The texts of an image of the gallery, and from when and until when visitors get it. */
export const galleryImageSchema = v.intersect([
  v.object({
    alternativeText: optional(galleryImageRules.alternativeText),
    caption: optional(galleryImageRules.caption),
  }),
  scheduleSchema,
])
