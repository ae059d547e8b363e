import type { Core, Modules } from '@strapi/strapi'
import { papers, type Narrow } from './filter'

export type Publication = Modules.Documents.AnyDocument & { id: number; year: number }

/** A page of a selection; more would keep the database from others for too long. */
export const mostItems = 1000

interface Page {
  start?: number
  limit?: number
  /** Whether those that the group has selected come before all others. */
  selectedFirst?: boolean
}

/** The newest year first, and in it the one that was entered last. */
export const newestFirst = ['paper.year', 'paper.created_at', 'paper.id'].map((column) => ({
  column,
  order: 'desc',
}))

/** Publications of a filter, the newest year first and in it the one that was entered last. */
export async function findPublications(
  strapi: Core.Strapi,
  narrow: Narrow,
  { start, limit, selectedFirst = false }: Page = {},
): Promise<Publication[]> {
  const query = narrow(papers(strapi)).select('paper.id')
  // A publication of before the field existed has none, which databases sort each in their own way.
  if (selectedFirst) query.orderByRaw('case when paper.highlighted then 0 else 1 end')
  query.orderBy(newestFirst)
  if (start !== undefined) query.offset(start)
  if (limit !== undefined) query.limit(limit)
  const ids = ((await query) as { id: number }[]).map(({ id }) => id)
  const rows = (await strapi.db
    .query('api::publication.publication')
    .findMany({ where: { id: { $in: ids } } })) as Publication[]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
