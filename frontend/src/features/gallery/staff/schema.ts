import * as v from 'valibot'
import { optional } from '../../../ui/form/rules'

/** The texts of an image of the gallery. */
export const imageTextsSchema = v.object({
  alternativeText: optional('Alternative text', 1000),
  caption: optional('Caption', 1000),
})
