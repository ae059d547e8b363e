import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { currentIntent, withIntent } from '../documents/intent'
import type { Snapshot } from '../documents/snapshot'
import { recordChange } from '../history/record'
import { isBlank, plainLine } from '../rules/plain-text'

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

/**
 * The columns of a file as they shall be stored: its words plain, and null where nothing of them shows. A name that shows
 * nothing is left as it was.
 */
export function plainWords(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain: Record<string, unknown> = { ...columns }
  for (const word of ['name', 'alternativeText', 'caption']) {
    const text = columns[word]
    if (typeof text !== 'string') continue
    if (!isBlank(text)) plain[word] = plainLine(text)
    else if (word === 'name') Reflect.deleteProperty(plain, word)
    else plain[word] = null
  }
  return plain
}

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
