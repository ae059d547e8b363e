import { scheduleValuesOf } from '../../../staff/schedule/schedule'
import type { GalleryEntryFragment } from './queries.generated'

/** An image of the gallery as the CMS has it. */
type StoredImage = Partial<Omit<GalleryEntryFragment, '__typename'>>

/** What the form shows of an image of the gallery. */
export const valuesOf = (stored: StoredImage) => ({
  alternativeText: stored.alternativeText ?? '',
  caption: stored.caption ?? '',
  ...scheduleValuesOf(stored),
})
