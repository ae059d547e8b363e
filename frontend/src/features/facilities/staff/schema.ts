import * as v from 'valibot'
import { facilityRules } from '../../../cms/staff/rules/facility.generated'
import { imageWords } from '../../../ui/form/rules/image-words'
import { optional, optionalFile, optionalNumber, required, requiredFile } from '../../../ui/form/rules/rules'

/** What a facility needs when it is edited: it has an image already. */
export const facilitySchema = v.object({
  name: required(facilityRules.name),
  description: optional(facilityRules.description),
  position: optionalNumber(facilityRules.position),
  image: optionalFile(),
  imageWords: imageWords(),
})

/** What a new facility needs. */
export const newFacilitySchema = v.object({
  ...facilitySchema.entries,
  image: requiredFile(facilityRules.image),
})

export type FacilityValues = v.InferOutput<typeof facilitySchema>
