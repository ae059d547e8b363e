import type { Core, Modules } from '@strapi/strapi'
import { whoIs, type Matching } from '../authors/known-names'
import type { Paper } from './load-papers'

/** The authors of a publication as it writes them, and who they are. */
export interface Authorship {
  names: readonly string[]
  match: Matching
}

export type Publication = Modules.Documents.AnyDocument & {
  id: number
  year: number
  /** Known from the catalogue, so that no resolver has to wait for it. */
  authorship: Authorship
}

/** A page of a selection; more would keep the database from others for too long. */
export const mostItems = 1000

/** Publications with all their fields, in the order in which they are named. */
export async function findPublications(
  strapi: Core.Strapi,
  papers: readonly Pick<Paper, 'id' | 'authors'>[],
): Promise<Publication[]> {
  const [rows, { match }] = await Promise.all([
    strapi.db
      .query('api::publication.publication')
      .findMany({ where: { id: { $in: papers.map(({ id }) => id) } } }) as Promise<
      (Modules.Documents.AnyDocument & { id: number; year: number })[]
    >,
    whoIs(strapi),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return papers.flatMap(({ id, authors: names }) => {
    const row = byId.get(id)
    return row === undefined ? [] : { ...row, authorship: { names, match } }
  })
}
