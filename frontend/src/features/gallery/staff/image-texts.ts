import type { GalleryEntryFragment } from '../queries.generated'

/** An image of the gallery as the CMS has it. */
type StoredTexts = Partial<Pick<GalleryEntryFragment, 'alternativeText' | 'caption'>>

/** What the form shows of an image of the gallery. */
export const valuesOf = (stored: StoredTexts) => ({
  alternativeText: stored.alternativeText ?? '',
  caption: stored.caption ?? '',
})
