import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { contentChanged } from '../../content-version/count'
import { currentIntent, withIntent } from '../../documents/intent'
import type { Snapshot } from '../../documents/snapshot'
import { recordChange } from '../../history/record'

const fileUid = 'plugin::upload.file'

interface FileRow {
  id: number
  documentId: string
  name: string
  alternativeText: string | null
  caption: string | null
  url: string
}

type Parameters = { where?: unknown } | undefined

const wordsOf = ({ name, url, alternativeText, caption }: FileRow): Snapshot => ({
  name,
  url,
  alternativeText,
  caption,
})

/** Writes into the history that the words of a file have changed, if they have. */
async function recordWords(strapi: Core.Strapi, before: FileRow, after: FileRow): Promise<void> {
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
 * Counts every write of a file and keeps the history of its alternative text and caption. The media library writes
 * files past the document service, from GraphQL, REST and the admin alike, and in no transaction. Call in
 * `bootstrap`, when the database knows its tables.
 */
export function watchFiles(strapi: Core.Strapi): void {
  const files = strapi.db.query(fileUid)
  const create = files.create.bind(files)
  const update = files.update.bind(files)
  const deleteOne = files.delete.bind(files)
  const deleteMany = files.deleteMany.bind(files)
  const counted =
    <A extends unknown[], R>(write: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> =>
      strapi.db.transaction(async () => {
        const written = await write(...given)
        contentChanged(strapi)
        return written
      })

  Object.assign(files, {
    create: counted(create),
    delete: counted(deleteOne),
    deleteMany: counted(deleteMany),
    update: counted(async (params: Parameters) => {
      const before = (await files.findOne({ where: params?.where })) as FileRow | null
      const after = (await update(params as never)) as FileRow | null
      if (before !== null && after !== null) await recordWords(strapi, before, after)
      return after
    }),
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
