import type { Core } from '@strapi/strapi'

export interface ImageFile {
  id: number
  documentId: string
}

/** Those of some files that are images and are still in the media library. Where none is asked for, nothing is asked. */
export async function imageFiles(
  strapi: Core.Strapi,
  { ids, documentIds = [] }: { ids: readonly number[]; documentIds?: readonly string[] },
): Promise<ImageFile[]> {
  if (ids.length + documentIds.length === 0) return []
  return (await strapi.db.query('plugin::upload.file').findMany({
    where: {
      mime: { $startsWith: 'image/' },
      $or: [{ id: { $in: [...new Set(ids)] } }, { documentId: { $in: documentIds } }],
    },
  })) as ImageFile[]
}
