import type { Core, Modules } from '@strapi/strapi'
import type { Paper } from './load-papers'

export type Publication = Modules.Documents.AnyDocument & { id: number; year: number }

/** A page of a selection; more would keep the database from others for too long. */
export const mostItems = 1000

/** Publications with all their fields, in the order in which they are named. */
export async function findPublications(
  strapi: Core.Strapi,
  papers: readonly Pick<Paper, 'id'>[],
): Promise<Publication[]> {
  const rows = (await strapi.db
    .query('api::publication.publication')
    .findMany({ where: { id: { $in: papers.map(({ id }) => id) } } })) as Publication[]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return papers.flatMap(({ id }) => byId.get(id) ?? [])
}
