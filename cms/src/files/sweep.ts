import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { temporaryDirectory } from '../environment/data-directory'
import { keptFor } from '../trash/kept-for'
import { keyAt } from './file-store'
import { fileStore } from './site-files'
import { keyForm, partForm } from './storage-key'

/** What is younger, in ms, may belong to an upload that is under way, here or in another instance. */
const grace = 6 * 60 * 60 * 1000

/** What uploads and renditions leave in the temporary folder: Strapi's, ours, and those of the body parser. */
const temporary = /^(strapi-|renditions-)|^[0-9a-f]{25}$/

interface FileRow {
  url: string
  formats: Record<string, { url?: string }> | null
}

const isOld = (changedAt: number): boolean => Date.now() - changedAt > grace

async function sweepTemporary(): Promise<number> {
  const folder = temporaryDirectory()
  let count = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another instance may have swept it meanwhile.
    const found = await stat(path).catch(() => undefined)
    if (!temporary.test(name) || found === undefined || !isOld(found.mtimeMs)) continue
    await rm(path, { recursive: true, force: true })
    count += 1
  }
  return count
}

/** Every place in the storage that a row names. */
async function namedPlaces(strapi: Core.Strapi): Promise<Set<string>> {
  const rows = (await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['url', 'formats'] })) as FileRow[]
  const addresses = rows.flatMap(({ url, formats }) => [
    url,
    ...Object.values(formats ?? {}).map((format) => format.url ?? ''),
  ])
  return new Set(addresses.filter((url) => url.startsWith('/uploads/')).map(keyAt))
}

async function sweepStored(strapi: Core.Strapi): Promise<{ parts: number; unnamed: number }> {
  const files = fileStore()
  const places = await files.list()
  // The rows come after the files: what is stored meanwhile is not looked at.
  const named = await namedPlaces(strapi)
  const found = { parts: 0, unnamed: 0 }
  for (const { key, changedAt } of places) {
    const isPart = partForm.test(key)
    if (!(isPart || (keyForm.test(key) && !named.has(key))) || !isOld(changedAt)) continue
    found[isPart ? 'parts' : 'unnamed'] += 1
    if (isPart) await files.remove(key)
    else await files.putAside(key)
  }
  const there = new Set(places.map(({ key }) => key))
  const missing = [...named].filter((place) => !there.has(place))
  if (missing.length > 0) {
    strapi.log.warn(
      `${missing.length} file(s) of the media library are not in the storage, the first is ${missing[0] ?? ''}`,
    )
  }
  return found
}

/**
 * Removes what a process that was killed has left behind: temporary files, half-written files, and stored files that no
 * row names. The last are put aside for 30 days: a CMS that was started with the wrong database would
 * know of none of its pictures.
 */
export async function sweepFiles(strapi: Core.Strapi): Promise<void> {
  const left = await sweepTemporary()
  const { parts, unnamed } = await sweepStored(strapi)
  await fileStore().forgetAside(new Date(Date.now() - keptFor).toISOString().slice(0, 10))
  if (left + parts > 0) strapi.log.info(`${left + parts} file(s) of interrupted uploads were removed`)
  if (unnamed > 0) {
    strapi.log.warn(
      `${unnamed} stored file(s) that the media library does not know were moved to ${fileStore().aside}`,
    )
  }
}
