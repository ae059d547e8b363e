import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { currentIntent, withIntent } from '../../documents/intent'
import type { Snapshot } from '../../documents/snapshot'
import { recordChange } from '../../history/record'

const fileUid = 'plugin::upload.file'

/** The parts of a file's row that tell of its words. */
export interface FileRow {
  id: number
  documentId: string
  name: string
  alternativeText: string | null
  caption: string | null
  url: string
}

const wordsOf = ({ name, url, alternativeText, caption }: FileRow): Snapshot => ({
  name,
  url,
  alternativeText,
  caption,
})

/** Writes into the history that the words of a file have changed, if they have. Call in the transaction of the change. */
export async function recordWords(strapi: Core.Strapi, before: FileRow, after: FileRow): Promise<void> {
  if (before.alternativeText === after.alternativeText && before.caption === after.caption) return
  await recordChange(strapi, {
    action: currentIntent()?.action ?? 'update',
    kind: 'file',
    documentId: after.documentId,
    title: after.name,
    before: wordsOf(before),
    after: wordsOf(after),
  })
}

/**
 * Puts the alternative text and the caption of a file back.
 * @throws ApplicationError when the file is gone
 */
export async function putWordsBack(strapi: Core.Strapi, documentId: string, words: Snapshot): Promise<void> {
  const { alternativeText, caption } = words
  const changed: unknown = await withIntent({ action: 'revert' }, () =>
    strapi.db.query(fileUid).update({ where: { documentId }, data: { alternativeText, caption } }),
  )
  if (changed === null) throw new errors.ApplicationError('This image is no longer in the media library.')
}
