import * as v from 'valibot'
import { galleryImageRules } from '../../../cms/staff/rules/gallery-image.generated'
import { optional } from '../../../ui/form/rules'

/** The texts of an image of the gallery. */
export const imageTextsSchema = v.object({
  alternativeText: optional(galleryImageRules.alternativeText),
  caption: optional(galleryImageRules.caption),
})
