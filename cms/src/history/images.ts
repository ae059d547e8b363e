import type { Core } from '@strapi/strapi'
import { filesIn } from '../documents/from-snapshot'
import { imageFiles } from '../documents/image-files'
import type { Change } from './table'

/**
 * The changes, each with the images that it names, before or after, as far as they are still in the media library: the history
 * itself keeps their addresses, which are those of images in their full size.
 */
export async function withImages<Some extends Change>(
  strapi: Core.Strapi,
  changes: Some[],
): Promise<(Some & { images: object[] })[]> {
  const named = changes.map(({ kind, documentId, before, after }) => ({
    ids: new Set(filesIn([before, after]).map(({ id }) => id)),
    documentId: kind === 'file' ? documentId : null,
  }))
  const images = await imageFiles(strapi, {
    ids: named.flatMap(({ ids }) => [...ids]),
    documentIds: named.flatMap(({ documentId }) => documentId ?? []),
  })
  return changes.map((change, index) => ({
    ...change,
    images: images.filter(
      ({ id, documentId }) => named[index]?.ids.has(id) === true || named[index]?.documentId === documentId,
    ),
  }))
}
