import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'

/** The largest part of the list that is answered at once. */
const most = 100

export interface WantedImages {
  /** Each of them stands in the name, the alternative text or the caption. */
  words?: string | null
  start: number
  limit: number
}

/**
 * Images of the media library, newest first, and how many there are of the wanted kind in all.
 * @throws ValidationError when the part is none
 */
export async function findImages(strapi: Core.Strapi, { words, start, limit }: WantedImages) {
  if (start < 0) throw new errors.ValidationError('start must not be negative')
  if (limit < 1 || limit > most) throw new errors.ValidationError(`limit must be a number from 1 to ${most}`)
  const texts = (words ?? '').split(/\s+/).filter((word) => word !== '')
  const where = {
    mime: { $startsWith: 'image/' },
    $and: texts.map((word) => ({
      $or: ['name', 'alternativeText', 'caption'].map((column) => ({ [column]: { $containsi: word } })),
    })),
  }
  const query = strapi.db.query('plugin::upload.file')
  const [nodes, total] = await Promise.all([
    query.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      offset: start,
      limit,
    }) as Promise<object[]>,
    query.count({ where }),
  ])
  return { nodes, total }
}
