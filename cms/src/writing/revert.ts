import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { orderOf, putInOrder } from './gallery-order'
import { takeTurn } from './complete'
import { filesIn, toInput } from '../documents/from-snapshot'
import { currentIntent, withIntent } from '../documents/intent'
import { typeOf } from '../documents/kinds'
import { lockVersion } from './next-version'
import { componentsOf, type Snapshot } from '../documents/snapshot'
import { putDescriptionBack } from '../files/description'
import { makeAnew, presentFiles, takeFromTrash } from './restore'
import { idOf } from '../history/list'
import { changes, type Change } from '../history/table'

const impossible = (message: string) => new errors.ApplicationError(message)

/** Puts the fields of an existing document back. */
async function putBack(strapi: Core.Strapi, change: Change, before: Snapshot): Promise<void> {
  const uid = typeOf(change.kind)
  const { documentId } = change
  if (uid === undefined || documentId === null) throw impossible('This change cannot be taken back.')
  const version = await lockVersion(strapi, uid, documentId)
  if (version === undefined)
    throw impossible('This has been deleted since. Bring it back from the trash first.')
  const present = await presentFiles(strapi, before)
  const gone = filesIn(before).find(({ id }) => !present.has(id))
  if (gone !== undefined) {
    throw impossible(`The image ${gone.name} of that time is no longer in the media library.`)
  }
  const { attributes } = strapi.contentType(uid)
  const data = { ...toInput(before, attributes, componentsOf(strapi), (file) => present.has(file)), version }
  await withIntent({ ...currentIntent(), action: 'revert' }, () =>
    strapi.documents(uid).update({ documentId, data }),
  )
}

/** Takes a document away again, into the trash. */
async function takeAway(strapi: Core.Strapi, { kind, documentId }: Change): Promise<void> {
  const uid = typeOf(kind)
  if (uid === undefined || documentId === null) throw impossible('This change cannot be taken back.')
  if (kind === 'site') throw impossible('The site cannot be taken away. Change its fields.')
  if ((await lockVersion(strapi, uid, documentId)) === undefined) {
    throw impossible('This has been deleted already.')
  }
  await withIntent({ ...currentIntent(), action: 'revert' }, () =>
    strapi.documents(uid).delete({ documentId }),
  )
}

async function bringBack(strapi: Core.Strapi, { kind, documentId }: Change, before: Snapshot): Promise<void> {
  const uid = typeOf(kind)
  if (uid === undefined || documentId === null) throw impossible('This change cannot be taken back.')
  const item = await takeFromTrash(strapi, documentId)
  await makeAnew(strapi, uid, item?.content ?? before, 'revert')
}

/** Puts what a change has changed to the state before it. Call it in a transaction. */
export async function undoChange(strapi: Core.Strapi, change: Change): Promise<void> {
  const { before, after, kind, documentId } = change
  if (change.action === 'order' || documentId === null) {
    await putInOrder(strapi, orderOf(before), 'revert')
  } else if (kind === 'file') await putDescriptionBack(strapi, documentId, before ?? {})
  else if (before === null) await takeAway(strapi, change)
  else if (after === null) await bringBack(strapi, change, before)
  else await putBack(strapi, change, before)
}

/**
 * Takes a change back: puts what it changed to the state before it, whatever was changed since, as a new change.
 * @returns the new change
 * @throws NotFoundError, ApplicationError, ValidationError with the reason when that is not possible
 */
export async function revertChange(strapi: Core.Strapi, id: string): Promise<Change> {
  return strapi.db.transaction(async () => {
    const change = (await changes(strapi).findOne({ where: { id: idOf(id) } })) as Change | null
    if (change === null) throw new errors.NotFoundError('There is no such change.')
    const { kind, documentId } = change
    const uid = typeOf(kind)
    if (uid !== undefined) await takeTurn(strapi, uid)
    const newest = async () =>
      (await changes(strapi).findOne({ where: { kind, documentId }, orderBy: { id: 'desc' } })) as Change
    const before = await newest()
    await undoChange(strapi, change)
    const reverted = await newest()
    if (reverted.id === before.id) throw impossible('This is already as it was before that change.')
    return reverted
  })
}
