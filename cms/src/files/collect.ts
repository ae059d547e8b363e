import type { Core } from '@strapi/strapi'
import { filesIn } from '../documents/from-snapshot'
import { changes, type Change } from '../history/table'
import { uploadProvider } from '../strapi/upload-provider'
import { filesInTrash } from '../trash/files'
import { keptFor } from '../trash/kept-for'
import { lockFiles } from './lock'
import type { StorageRecord } from './storage-record'
import { usesTable } from './uses-table'

const fileUid = 'plugin::upload.file'

/** How long, in ms, a file may wait for the form that it was sent for to be saved. */
const grace = 24 * 60 * 60 * 1000

interface FileRow {
  id: number
  provider_metadata: StorageRecord | null
  formats: Record<string, object> | null
}

/** Files that can be needed again: to bring back what was deleted, to take back what was changed lately. */
async function remembered(strapi: Core.Strapi): Promise<Set<number>> {
  const recent = (await changes(strapi).findMany({
    select: ['before', 'after'],
    where: { at: { $gt: new Date(Date.now() - keptFor) } },
  })) as Pick<Change, 'before' | 'after'>[]
  const changed = recent.flatMap(({ before, after }) => filesIn([before, after]))
  return new Set([...(await filesInTrash(strapi)), ...changed.map(({ id }) => id)])
}

/** Files that came in through the site, are old enough and that nothing shows. */
async function unused(strapi: Core.Strapi): Promise<FileRow[]> {
  const old = (await strapi.db.query(fileUid).findMany({
    select: ['id', 'provider_metadata'],
    where: { createdAt: { $lt: new Date(Date.now() - grace) } },
  })) as FileRow[]
  // What a power user put into the media library is his to remove.
  const ours = old.filter((file) => file.provider_metadata?.bySite === true)
  const used: unknown[] = await strapi.db.getConnection(usesTable).distinct('file_id').pluck('file_id')
  const inUse = new Set(used.map(Number))
  return ours.filter(({ id }) => !inUse.has(id))
}

/**
 * Takes a file out of the database, unless somebody has begun to use it.
 * @returns its record; `undefined` when it stays, or when another instance was faster
 */
async function takeOut(strapi: Core.Strapi, id: number): Promise<FileRow | undefined> {
  return strapi.db.transaction(async () => {
    // Nobody can begin to use it between the look and the removal.
    await lockFiles(strapi, [id], 'remove')
    const file = (await strapi.db.query(fileUid).findOne({ where: { id }, populate: ['related'] })) as {
      related: unknown[]
    } | null
    if (file?.related.length !== 0) return undefined
    return ((await strapi.db.query(fileUid).delete({ where: { id } })) as FileRow | null) ?? undefined
  })
}

/** Removes a file with its copies. @returns false when it stays, because something shows it, or was gone */
export async function removeUnused(strapi: Core.Strapi, id: number): Promise<boolean> {
  const file = await takeOut(strapi, id)
  if (file === undefined) return false
  const provider = uploadProvider(strapi)
  // Last: a file without a record is waste, a record without a file is a broken picture.
  for (const stored of [file, ...Object.values(file.formats ?? {})]) await provider.delete(stored)
  return true
}

/**
 * Removes files that came in through the site and that nothing refers to: no document, no component, nothing in the
 * trash, and no change of the last 30 days that could be taken back.
 */
export async function collectFiles(strapi: Core.Strapi): Promise<void> {
  const candidates = await unused(strapi)
  // Afterwards: what is deleted or changed meanwhile is remembered, and its files were no candidates.
  const needed = await remembered(strapi)
  for (const { id } of candidates) if (!needed.has(id)) await removeUnused(strapi, id)
}
