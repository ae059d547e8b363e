import type { Core } from '@strapi/strapi'

export interface Author {
  id: number
  name: string
}

interface Row {
  id: number
  authors: Author[]
}

/** The authors of publications by the publications' ids, in order. */
export async function authorsOf(
  strapi: Core.Strapi,
  publications: readonly number[],
): Promise<Map<number, Author[]>> {
  const rows = (await strapi.db.query('api::publication.publication').findMany({
    select: ['id'],
    where: { id: { $in: publications } },
    populate: { authors: true },
  })) as Row[]
  return new Map(rows.map(({ id, authors }) => [id, authors]))
}
