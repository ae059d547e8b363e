import * as v from 'valibot'
import { optional, optionalFile, required, requiredFile } from '../../../ui/form/rules'

/** What a facility needs when it is edited: it has an image already. */
export const facilitySchema = v.object({
  name: required('Facility name is required', 'Facility name'),
  image: optionalFile(),
  imageDescription: optional('Alternative text'),
})

/** What a new facility needs. */
export const newFacilitySchema = v.object({
  ...facilitySchema.entries,
  image: requiredFile('Facility image is required'),
})

export type FacilityValues = v.InferOutput<typeof facilitySchema>
