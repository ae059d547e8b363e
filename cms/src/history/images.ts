import type { Core } from '@strapi/strapi'
import { filesIn } from '../documents/from-snapshot'
import type { Change } from './table'

interface Image {
  id: number
  documentId: string
}

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
  const ids = named.flatMap(({ ids }) => [...ids])
  const documentIds = named.flatMap(({ documentId }) => documentId ?? [])
  const images =
    ids.length + documentIds.length === 0
      ? []
      : ((await strapi.db.query('plugin::upload.file').findMany({
          where: {
            mime: { $startsWith: 'image/' },
            $or: [{ id: { $in: [...new Set(ids)] } }, { documentId: { $in: documentIds } }],
          },
        })) as Image[])
  return changes.map((change, index) => ({
    ...change,
    images: images.filter(
      ({ id, documentId }) => named[index]?.ids.has(id) === true || named[index]?.documentId === documentId,
    ),
  }))
}
