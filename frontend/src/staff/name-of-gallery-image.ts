/** An image of the gallery in words, as the history calls it too. */
export const nameOfGalleryImage = ({
  caption,
  alternativeText,
  image,
}: {
  caption: string | null
  alternativeText: string | null
  image: { name: string }
}): string => [caption, alternativeText].find((text) => text?.trim()) ?? image.name
