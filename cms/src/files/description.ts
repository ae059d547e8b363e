import { isDeepStrictEqual } from 'node:util'
import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { currentIntent, withIntent } from '../documents/intent'
import type { Snapshot } from '../documents/snapshot'
import { recordChange } from '../history/record'
import { isBlank, plainLine } from '../rules/plain-text'
import { readFocalPoint, type FocalPoint } from './focal-point'

const fileUid = 'plugin::upload.file'

/** The parts of a file's row that tell how it is described. */
export interface FileRow {
  id: number
  documentId: string
  name: string
  alternativeText: string | null
  caption: string | null
  focalPoint: FocalPoint | null
  url: string
}

const descriptionOf = ({ name, url, alternativeText, caption, focalPoint }: FileRow): Snapshot => ({
  name,
  url,
  alternativeText,
  caption,
  focalPoint,
})

/**
 * The columns of a file as they shall be stored: its words plain, and null where nothing of them shows. A name that shows
 * nothing is left as it was.
 * @throws ValidationError when its focal point is no place in the image
 */
export function plainDescription(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain: Record<string, unknown> = { ...columns }
  if ('focalPoint' in columns) plain.focalPoint = readFocalPoint(columns.focalPoint)
  for (const word of ['name', 'alternativeText', 'caption']) {
    const text = columns[word]
    if (typeof text !== 'string') continue
    if (!isBlank(text)) plain[word] = plainLine(text)
    else if (word === 'name') Reflect.deleteProperty(plain, word)
    else plain[word] = null
  }
  return plain
}

/**
 * Writes into the history that the words or the focal point of a file have changed, if they have. Call in the transaction
 * of the change.
 */
export async function recordDescription(strapi: Core.Strapi, before: FileRow, after: FileRow): Promise<void> {
  const [was, is] = [descriptionOf(before), descriptionOf(after)]
  if (isDeepStrictEqual({ ...was, name: is.name }, is)) return
  await recordChange(strapi, {
    action: currentIntent()?.action ?? 'update',
    kind: 'file',
    documentId: after.documentId,
    title: after.name,
    before: was,
    after: is,
  })
}

/**
 * Puts the alternative text, the caption and the focal point of a file back.
 * @throws ApplicationError when the file is gone, or another one has taken its place
 */
export async function putDescriptionBack(
  strapi: Core.Strapi,
  documentId: string,
  description: Snapshot,
): Promise<void> {
  const { url, alternativeText, caption, focalPoint } = description
  const present = (await strapi.db.query(fileUid).findOne({ where: { documentId } })) as FileRow | null
  if (present !== null && typeof url === 'string' && present.url !== url)
    throw new errors.ApplicationError(
      'The file itself was replaced since, and the earlier one is gone. Upload it anew to have it back.',
    )
  const changed: unknown = await withIntent({ action: 'revert' }, () =>
    strapi.db
      .query(fileUid)
      .update({ where: { documentId }, data: { alternativeText, caption, focalPoint } }),
  )
  if (changed === null) throw new errors.ApplicationError('This image is no longer in the media library.')
}
