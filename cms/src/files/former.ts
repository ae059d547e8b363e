import type { Core } from '@strapi/strapi'
import { filesIn } from '../documents/from-snapshot'
import type { Snapshot } from '../documents/snapshot'
import { keyAt } from './file-store'
import type { StorageRecord } from './storage-record'

const fileUid = 'plugin::upload.file'

/** What the keys of an image and of its copies begin with: `images/{group}_-_{section}/{milliseconds}_`, as no other's do. */
const stemForm = /^images\/[^/]+\/\d+_/

interface FileRow {
  id: number
  url: string
  formats: Record<string, { url?: string }> | null
  provider_metadata: StorageRecord | null
}

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
 * What is remembered of the storage of an image that takes the place of another: the addresses of that one lead to it, once
 * nothing is stored there any more.
 */
export function withFormer(
  own: StorageRecord,
  { key, former }: { key: string; former?: string[] | undefined },
): StorageRecord {
  if (!stemForm.test(key)) return own
  return { ...own, former: [...new Set([...(own.former ?? []), ...(former ?? []), key])] }
}

/** Lets the addresses of images that were replaced lead to those in their place. Call it in the transaction of the write. */
export async function passAddressesOn(strapi: Core.Strapi, before: Snapshot, after: Snapshot): Promise<void> {
  for (const [from, to] of replacedFiles(before, after)) {
    await strapi.db.queryBuilder(fileUid).select(['id']).where({ id: to }).forUpdate().execute()
    const rows = (await strapi.db.query(fileUid).findMany({ where: { id: [from, to] } })) as FileRow[]
    const [old, own] = [from, to].map((id) => rows.find((row) => row.id === id))
    if (old === undefined || own === undefined) continue
    const { url, provider_metadata: record } = old
    const metadata = withFormer(own.provider_metadata ?? {}, { key: keyAt(url), former: record?.former })
    // Past Strapi's own update: nobody has changed the image itself.
    await strapi.db
      .queryBuilder(fileUid)
      .where({ id: to })
      .update({ provider_metadata: JSON.stringify(metadata) })
      .execute()
  }
}

/**
 * Where the image is that took the place of one that is gone.
 *
 * @param key of the image or of one of its copies
 * @returns its address; undefined when there is none
 */
export async function successorOf(strapi: Core.Strapi, key: string): Promise<string | undefined> {
  const [stem] = stemForm.exec(key) ?? []
  if (stem === undefined) return undefined
  const ids = (await strapi.db
    .getConnection('files')
    .whereRaw('cast(provider_metadata as text) like ?', [`%"former"%"${stem}%`])
    .pluck('id')) as number[]
  const rows = (await strapi.db
    .query(fileUid)
    .findMany({ where: { id: ids }, orderBy: { id: 'desc' } })) as FileRow[]
  for (const { url, formats, provider_metadata: record } of rows) {
    // Underscores stand for any letter in the question.
    const former = record?.former?.find((one) => one.startsWith(stem))
    if (former === key) return url
    if (former !== undefined) return formats?.['medium']?.url ?? url
  }
  return undefined
}
