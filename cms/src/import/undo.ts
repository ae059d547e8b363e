import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { takeTurn } from '../writing/complete'
import { lockVersion } from '../writing/next-version'
import { typeOf } from '../documents/kinds'
import { undoChange } from '../writing/revert'
import { changes, type Change } from '../history/table'
import { withIntent } from '../documents/intent'

interface Kept {
  documentId: string
  title: string
  reason: string
}

interface Undone {
  /** Publications that the import had made and that are in the trash now. */
  removed: number
  /** Publications that are again as they were before. */
  putBack: number
  kept: Kept[]
}

/** Why a change of the import cannot be taken back; `undefined` when it can. */
async function obstacle(
  strapi: Core.Strapi,
  { kind, documentId, after }: Change,
): Promise<string | undefined> {
  const uid = typeOf(kind)
  if (uid === undefined || documentId === null) return 'It is no longer there.'
  const version = await lockVersion(strapi, uid, documentId)
  if (version === undefined) return 'It has been deleted since.'
  return version === after?.version ? undefined : 'It has been edited since.'
}

/**
 * Takes a whole import back: what it made goes into the trash, what it changed is as before. What somebody has edited
 * since stays and is named.
 * @throws NotFoundError, ApplicationError when there is nothing to take back
 */
export async function undoImport(strapi: Core.Strapi, importId: string): Promise<Undone> {
  return strapi.db.transaction(async () => {
    // First, so that of two who undo the same import the second one sees that it has been done.
    await takeTurn(strapi, 'api::publication.publication')
    const done = (await changes(strapi).findMany({
      where: { importId },
      orderBy: { id: 'desc' },
    })) as Change[]
    if (done.length === 0) throw new errors.NotFoundError('There is no such import.')
    if (done.some(({ action }) => action === 'revert')) {
      throw new errors.ApplicationError('This import has been taken back already.')
    }
    const undone: Undone = { removed: 0, putBack: 0, kept: [] }
    for (const change of done) {
      const { documentId, title, before } = change
      const reason = await obstacle(strapi, change)
      if (reason !== undefined) {
        undone.kept.push({ documentId: documentId ?? '', title, reason })
        continue
      }
      await withIntent({ action: 'revert', importId }, () => undoChange(strapi, change))
      if (before === null) undone.removed += 1
      else undone.putBack += 1
    }
    return undone
  })
}
