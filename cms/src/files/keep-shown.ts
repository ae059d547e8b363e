import { errors } from '@strapi/utils'
import type { Core, UID } from '@strapi/strapi'
import { nouns } from '../documents/nouns'
import { titleOf } from '../documents/title-of'
import { beforeRemoval } from '../strapi/upload-service'
import { usesTable } from './uses-table'

/** A row of {@link usesTable}. */
interface Use {
  file_id: number
  related_id: number
  related_type: UID.ContentType
}

/** What shows a file, in words. Components that hold files are parts of the site settings. */
async function wordsOf(strapi: Core.Strapi, use: Use): Promise<string> {
  const noun = nouns.get(use.related_type)
  if (noun === undefined || noun.schema.kind === 'singleType') return 'the site settings'
  const document = (await strapi.db
    .query(use.related_type)
    .findOne({ where: { id: use.related_id }, populate: true })) as Record<string, unknown> | null
  return `${noun.schema.info.displayName.toLowerCase()} “${titleOf(noun, document ?? {})}”`
}

/** @throws ValidationError when something shows one of the files: it would lose its picture, and no undo has it */
async function refuseShown(strapi: Core.Strapi, where: object): Promise<void> {
  const files = (await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'name'], where })) as { id: number; name: string }[]
  const found = (await strapi.db
    .getConnection(usesTable)
    .whereIn(
      'file_id',
      files.map(({ id }) => id),
    )
    .orderBy('id')) as Use[]
  const [first] = found
  if (first === undefined) return
  const name = files.find(({ id }) => id === first.file_id)?.name ?? ''
  const others = found.length === 1 ? '' : `, the first of ${found.length} uses`
  throw new errors.ValidationError(
    `“${name}” is shown by ${await wordsOf(strapi, first)}${others}. Choose another file there first.`,
  )
}

/** Keeps the media library from deleting what the site shows. Call in `register`. */
export function keepShownFiles(strapi: Core.Strapi): void {
  beforeRemoval(strapi, (where) => refuseShown(strapi, where))
}
