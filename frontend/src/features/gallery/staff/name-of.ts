import type { GalleryEntryFragment } from './queries.generated'

/** An image of the gallery in words, as the history calls it too. */
export const nameOf = ({ caption, alternativeText, image }: GalleryEntryFragment) =>
  [caption, alternativeText].find((text) => text?.trim()) ?? image.name
