import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import type { Snapshot } from '../documents/snapshot'
import { recordChange, recordStep } from '../history/record'
import type { Action } from '../history/table'
import { inOrder } from './in-order'

const uid = 'api::gallery-image.gallery-image'

interface Row {
  id: number
  documentId: string
  position: number | null
  version: number | null
}

/** An order as the history keeps it: documentIds, first image first. */
const kept = (rows: readonly Row[]): Snapshot => ({
  order: rows.map(({ documentId, position }) => ({ documentId, position })),
})

const positionOf = ({ position }: { position: unknown }) =>
  typeof position === 'number' ? position : Infinity

/** The order that {@link kept} has kept. */
export function orderOf(snapshot: Snapshot | null): string[] {
  const order = Array.isArray(snapshot?.order)
    ? (snapshot.order as { documentId: string; position: unknown }[])
    : []
  return [...order].sort((a, b) => positionOf(a) - positionOf(b) || 0).map(({ documentId }) => documentId)
}

/** All images, locked until the transaction ends, in the order in which they were added. */
async function lockAll(strapi: Core.Strapi): Promise<Row[]> {
  const columns = ['id', 'documentId', 'position', 'version']
  const query = strapi.db.queryBuilder(uid).select(columns).orderBy({ id: 'asc' }).forUpdate()
  return query.execute<Row[]>()
}

/**
 * Gives the images the positions 1…n in the given order, as one change; several orders by one person in a row are one, too.
 * Images that are not named keep their order behind the named ones.
 * @throws ValidationError when a name is unknown or stands twice
 */
export async function putInOrder(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  action: Extract<Action, 'order' | 'revert'> = 'order',
): Promise<void> {
  await strapi.db.transaction(async () => {
    const rows = await lockAll(strapi)
    // What has been deleted since an order was kept is no hindrance to going back to it.
    const known = new Set(rows.map(({ documentId }) => documentId))
    const wanted =
      action === 'revert' ? documentIds.filter((documentId) => known.has(documentId)) : documentIds
    const ordered = inOrder(rows, wanted)
    if (ordered === undefined) {
      throw new errors.ValidationError(
        'The order names an image twice, or one that has been deleted. Load the gallery again.',
      )
    }
    const after = ordered.map((row, index) => ({ ...row, position: index + 1 }))
    for (const [index, { id, position, version }] of ordered.entries()) {
      if (position === index + 1) continue
      // Past the document service: one change for all, not one for each.
      await strapi.db
        .query(uid)
        .update({ where: { id }, data: { position: index + 1, version: (version ?? 1) + 1 } })
    }
    const record = action === 'order' ? recordStep : recordChange
    await record(strapi, {
      action,
      kind: 'galleryImage',
      documentId: null,
      title: 'Order of the gallery',
      before: kept(rows),
      after: kept(after),
    })
  })
}

/** All images in the order of the gallery. */
export const imagesInOrder = (strapi: Core.Strapi) =>
  strapi.documents(uid).findMany({ sort: ['position:asc', 'id:asc'] })
