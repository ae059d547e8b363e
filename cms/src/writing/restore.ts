import { errors } from '@strapi/utils'
import type { Core, UID } from '@strapi/strapi'
import { takeTurn } from './complete'
import { filesIn, toInput } from '../documents/from-snapshot'
import { withIntent, type Intent } from '../documents/intent'
import { kindOf, typeOf, type Kind } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import { componentsOf, type Snapshot } from '../documents/snapshot'
import { lockFiles } from '../files/lock'
import { trash, trashUid, type TrashItem } from '../trash/table'

export interface Restored {
  kind: Kind
  documentId: string
}

/** The ids of those files that are still in the media library, where they stay until the transaction ends. */
export const presentFiles = (strapi: Core.Strapi, snapshot: Snapshot): Promise<Set<number>> =>
  lockFiles(
    strapi,
    filesIn(snapshot).map(({ id }) => id),
    'stay',
  )

const exists = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  (await strapi.db.query(uid).count({ where: { documentId } })) > 0

/**
 * Makes a deleted document anew with its old identity. Call it in a transaction.
 * Files that are gone from the media library are left out; the rules decide whether it can be without them.
 * @throws ValidationError, ApplicationError when the document cannot be as it was
 */
export async function makeAnew(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  content: Snapshot,
  action: Intent['action'],
): Promise<void> {
  const documentId = String(content.documentId)
  if (await exists(strapi, uid, documentId)) {
    throw new errors.ApplicationError('This is back already.')
  }
  if (strapi.contentType(uid).kind === 'singleType' && (await strapi.db.query(uid).count({})) > 0) {
    throw new errors.ApplicationError('There is another one in its place. Change that one.')
  }
  await takeTurn(strapi, uid)
  const files = await presentFiles(strapi, content)
  const { attributes } = strapi.contentType(uid)
  const data = toInput(content, attributes, componentsOf(strapi), (file) => files.has(file))
  const identity = { documentId, version: Number(content.version ?? 1) + 1, createdAt: content.createdAt }
  await withIntent({ action, identity }, () => strapi.documents(uid).create({ data }))
}

/** Takes a document's item out of the trash; `undefined` when it is not there. Call it in a transaction. */
export async function takeFromTrash(strapi: Core.Strapi, documentId: string): Promise<TrashItem | undefined> {
  // Locked, so that of two who bring it back at once the second finds it back already.
  await strapi.db.queryBuilder(trashUid).select(['id']).where({ documentId }).forUpdate().execute()
  const item = (await trash(strapi).findOne({ where: { documentId } })) as TrashItem | null
  if (item === null) return undefined
  await trash(strapi).deleteMany({ where: { documentId } })
  return item
}

/** The type of what waits in the trash under this name; `undefined` when nothing does. */
async function typeInTrash(strapi: Core.Strapi, documentId: string): Promise<UID.ContentType | undefined> {
  const item = (await trash(strapi).findOne({ select: ['kind'], where: { documentId } })) as Pick<
    TrashItem,
    'kind'
  > | null
  if (item === null) return undefined
  const uid = typeOf(item.kind)
  if (uid === undefined) throw new Error(`The trash holds ${item.kind}, which is no content type any more`)
  return uid
}

/**
 * Brings a document back from the trash, with its id and its files. Doing it twice is no error.
 * @throws NotFoundError when it is neither in the trash nor back
 */
export async function restoreFromTrash(strapi: Core.Strapi, documentId: string): Promise<Restored> {
  return strapi.db.transaction(async () => {
    const uid = await typeInTrash(strapi, documentId)
    if (uid !== undefined) await takeTurn(strapi, uid)
    const item = uid && (await takeFromTrash(strapi, documentId))
    if (uid === undefined || item === undefined) {
      for (const type of nouns.keys()) {
        if (await exists(strapi, type, documentId)) return { kind: kindOf(type), documentId }
      }
      throw new errors.NotFoundError('This is no longer in the trash.')
    }
    await makeAnew(strapi, uid, item.content, 'restore')
    return { kind: item.kind, documentId }
  })
}
