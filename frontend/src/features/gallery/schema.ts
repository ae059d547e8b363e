import * as v from 'valibot'
import { optional } from '../../ui/form/rules'

/** The texts of an image of the gallery. */
export const imageTextsSchema = v.object({ alternativeText: optional(), caption: optional() })
