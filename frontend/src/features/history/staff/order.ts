import type { ShownImage } from './differences'

/** The images of the gallery by their document. */
export type GalleryFiles = ReadonlyMap<string, ShownImage>

/** Whether a state is an order of the gallery, which the history keeps as the documents' ids and places. */
export const isOrder = (
  state: unknown,
): state is { order: { documentId: string; position: number | null }[] } =>
  typeof state === 'object' && state !== null && 'order' in state && Array.isArray(state.order)

/**
 * The images of an order, first image first. Images without a place come last; one that has been deleted since is left
 * out, because nobody knows any more what it showed.
 */
export function imagesInOrder(state: unknown, files: GalleryFiles): ShownImage[] {
  if (!isOrder(state)) return []
  return state.order
    .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
    .flatMap(({ documentId }) => files.get(documentId) ?? [])
}
