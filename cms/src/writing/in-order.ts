interface Placed {
  documentId: string
  position: number | null
}

/** Those with a position come first, in its order; the rest in the order in which they were added. */
const byPosition = (a: Placed, b: Placed) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0

/**
 * All images in a new order: first the named ones as named, then the others as they stood, which somebody else may
 * have added in the meantime.
 * @param images all images in the order in which they were added
 * @returns `undefined` when a name is unknown or stands twice
 */
export function inOrder<T extends Placed>(
  images: readonly T[],
  documentIds: readonly string[],
): T[] | undefined {
  const byId = new Map(images.map((image) => [image.documentId, image]))
  const named = documentIds.map((documentId) => byId.get(documentId))
  const first = named.filter((image) => image !== undefined)
  if (first.length < documentIds.length || new Set(documentIds).size < documentIds.length) return undefined
  const others = images.filter((image) => !first.includes(image)).sort(byPosition)
  return [...first, ...others]
}
