import type { Core, Schema, UID } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import { fillColumns } from '../database/fill-columns'
import { kindOf } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import { takeSnapshot, type Snapshot } from '../documents/snapshot'
import { addressOf } from './address'

/** Documents that lack an address, in the order of their making. */
const without = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.db.query(uid).findMany({
    select: ['documentId'],
    where: { slug: { $null: true } },
    orderBy: { id: 'asc' },
  }) as Promise<{ documentId: string }[]>

/** The values of fields that came after the document, where its type has one for every document. */
const defaults = (attributes: Schema.Attributes, document: Snapshot): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) =>
      'default' in attribute && typeof attribute.default !== 'function' && document[name] === null
        ? [[name, attribute.default]]
        : [],
    ),
  )

/**
 * Gives an address to every document that was made before its type had them. People
 * have changed nothing, so no version is counted and nothing is written into the history.
 */
export async function fillAddresses(strapi: Core.Strapi): Promise<void> {
  for (const [uid, noun] of nouns) {
    const { addressed } = noun
    if (addressed === undefined) continue
    const found = await without(strapi, uid)
    if (found.length === 0) continue
    await strapi.db.transaction(async () => {
      contentChanged(strapi, kindOf(uid))
      for (const { documentId } of found) {
        const document = await takeSnapshot(strapi, uid, documentId)
        if (document === null) continue
        const written = { documentId, before: document, given: {} }
        const address = await addressOf(strapi, uid, addressed, written)
        const columns = {
          ...defaults(strapi.contentType(uid).attributes, document),
          ...address,
        }
        await fillColumns(strapi, uid, documentId, columns)
      }
    })
    strapi.log.info(`${String(found.length)} of ${uid} have an address now`)
  }
}
