import type { Core } from '@strapi/strapi'
import { filesIn } from '../documents/from-snapshot'
import type { Snapshot } from '../documents/snapshot'
import { keyAt } from './file-store'
import { forgetRowsOfGoneFiles } from './forget-rows'

const fileUid = 'plugin::upload.file'

/**
 * Where images were stored in whose place another one is. In a table of their own: a transaction that shows a file and one
 * that makes its copies known would wait for each other over the row of the file.
 */
export const formerImagesTable = {
  uid: 'site::former-image',
  tableName: 'former_images',
  singularName: 'former-image',
  attributes: {
    id: { type: 'increments' },
    key: { type: 'text', column: { notNullable: true } },
    stem: { type: 'string', column: { notNullable: true } },
    fileId: { type: 'integer', column: { notNullable: true } },
  },
  indexes: [
    { name: 'former_images_stem_unique', columns: ['stem'], type: 'unique' },
    { name: 'former_images_file_index', columns: ['file_id'] },
  ],
} as const

interface FormerImage {
  key: string
  fileId: number
}

const formerImages = (strapi: Core.Strapi) => strapi.db.query(formerImagesTable.uid)

/** What the keys of an image and of its copies begin with: `images/{group}_-_{section}/{milliseconds}_`, as no other's do. */
const stemOf = (key: string): string | undefined => /^images\/[^/]+\/\d+_/.exec(key)?.[0]

const isObject = (value: unknown): value is Snapshot => typeof value === 'object' && value !== null

/** The ids that stand at the same place in both, of a snapshot's fields, its components and their lists. */
function pairs(before: unknown, after: unknown): [number, number][] {
  if (!isObject(before) || !isObject(after)) return []
  if (typeof before.id === 'number' && typeof after.id === 'number') return [[before.id, after.id]]
  return Object.keys(before).flatMap((name) => pairs(before[name], after[name]))
}

/** What was shown before and is no more, with what came in its place and was not there before. */
export function replacedFiles(before: Snapshot, after: Snapshot): [number, number][] {
  const had = new Set(filesIn(before).map(({ id }) => id))
  const has = new Set(filesIn(after).map(({ id }) => id))
  return pairs(before, after).filter(([from, to]) => !has.has(from) && !had.has(to))
}

/**
 * Lets an address of an image lead to another one, once nothing is stored there any more. Call it in the transaction of the
 * write.
 *
 * @param to the id of the file
 */
export async function passAddressOn(strapi: Core.Strapi, address: string, to: number): Promise<void> {
  const key = keyAt(address)
  const stem = stemOf(key)
  if (stem === undefined) return
  await formerImages(strapi).deleteMany({ where: { stem } })
  await formerImages(strapi).createMany({ data: [{ key, stem, fileId: to }] })
}

async function urlOf(strapi: Core.Strapi, id: number): Promise<string | undefined> {
  const file = (await strapi.db.query(fileUid).findOne({ where: { id } })) as { url: string } | null
  return file?.url
}

/** Lets the addresses of images that a save replaced lead to those in their place. Call it in the transaction of the write. */
export async function passAddressesOn(strapi: Core.Strapi, before: Snapshot, after: Snapshot): Promise<void> {
  for (const [from, to] of replacedFiles(before, after)) {
    const address = await urlOf(strapi, from)
    if (address === undefined) continue
    await formerImages(strapi).updateMany({ where: { fileId: from }, data: { fileId: to } })
    await passAddressOn(strapi, address, to)
    // One that comes back leads to itself no more.
    const stem = stemOf(keyAt((await urlOf(strapi, to)) ?? ''))
    if (stem !== undefined) await formerImages(strapi).deleteMany({ where: { stem } })
  }
}

/**
 * Where the image is that took the place of one that is gone.
 *
 * @param key of the image or of one of its copies
 * @returns its address; undefined when there is none
 */
export async function successorOf(strapi: Core.Strapi, key: string): Promise<string | undefined> {
  const stem = stemOf(key)
  if (stem === undefined) return undefined
  const former = (await formerImages(strapi).findOne({ where: { stem } })) as FormerImage | null
  if (former === null) return undefined
  const file = (await strapi.db.query(fileUid).findOne({ where: { id: former.fileId } })) as {
    url: string
    formats: Record<string, { url?: string }> | null
  } | null
  return former.key === key ? file?.url : (file?.formats?.['medium']?.url ?? file?.url)
}

/** Forgets addresses that lead to what is gone. */
export const forgetFormerImages = (strapi: Core.Strapi): Promise<void> =>
  forgetRowsOfGoneFiles(strapi, formerImagesTable.tableName, 'file_id', 'id')
