import type { FacilityCardFragment } from '../queries.generated'

/** A facility as the CMS has it. */
type StoredFacility = Partial<Pick<FacilityCardFragment, 'name'>>

/** What the form shows of a facility; nothing of a new one. */
export const valuesOf = (stored: StoredFacility) => ({
  name: stored.name ?? '',
  image: undefined,
  imageDescription: '',
})
