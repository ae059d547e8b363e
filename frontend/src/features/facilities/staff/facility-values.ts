import { imageWordsOf, type StoredWords } from '../../../ui/form/rules/image-words'
import type { FacilityCardFragment } from '../queries.generated'

/** A facility as the CMS has it. */
type StoredFacility = Partial<Pick<FacilityCardFragment, 'name' | 'description' | 'position'>> & {
  image?: StoredWords | null
}

/** What the form shows of a facility; nothing of a new one. */
export const valuesOf = (stored: StoredFacility) => ({
  name: stored.name ?? '',
  description: stored.description ?? '',
  position: stored.position?.toString() ?? '',
  image: undefined,
  imageWords: imageWordsOf(stored.image),
})
