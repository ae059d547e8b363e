import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Core } from '@strapi/strapi'
import { swept, temporaryDirectory } from '../environment/data-directory'
import { keptFor } from '../trash/kept-for'
import { keyForm } from './storage-key'

/** What is younger, in ms, may belong to an upload that is under way, here or in another instance. */
const grace = 6 * 60 * 60 * 1000

/** What uploads and renditions leave in the temporary folder: Strapi's, ours, and those of the body parser. */
const temporary = /^(strapi-|renditions-)|^[0-9a-f]{25}$/

interface FileRow {
  url: string
  formats: Record<string, { url?: string }> | null
}

const isOld = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  // Another instance may have swept it meanwhile.
  return found !== undefined && Date.now() - found.mtimeMs > grace
}

async function sweepTemporary(): Promise<number> {
  const folder = temporaryDirectory()
  let count = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!temporary.test(name) || !(await isOld(path))) continue
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
  return new Set(
    addresses.filter((url) => url.startsWith('/uploads/')).map((url) => url.slice('/uploads/'.length)),
  )
}

/** Takes a file out of the storage, to where it can be brought back from. */
async function putAside(root: string, place: string): Promise<void> {
  const target = join(swept(), new Date().toISOString().slice(0, 10), place)
  await mkdir(dirname(target), { recursive: true })
  await rename(join(root, place), target).catch((error: unknown) => {
    // Another instance was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
}

async function forgetSwept(): Promise<void> {
  const last = new Date(Date.now() - keptFor).toISOString().slice(0, 10)
  const days = await readdir(swept()).catch(() => [])
  for (const day of days) if (day < last) await rm(join(swept(), day), { recursive: true, force: true })
}

async function sweepStored(strapi: Core.Strapi): Promise<{ parts: number; unnamed: number }> {
  const root = join(strapi.dirs.static.public, 'uploads')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const places = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  // The rows come after the files: what is stored meanwhile is not looked at.
  const named = await namedPlaces(strapi)
  const found = { parts: 0, unnamed: 0 }
  for (const place of places) {
    const path = join(root, place)
    const isPart = /^[0-9a-f]{40}\.part$/.test(place)
    if (!(isPart || (keyForm.test(place) && !named.has(place))) || !(await isOld(path))) continue
    found[isPart ? 'parts' : 'unnamed'] += 1
    if (isPart) await rm(path, { force: true })
    else await putAside(root, place)
  }
  const there = new Set(places)
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
 * row names. The last are put aside for 30 days, in `DATA_DIR/swept`: a CMS that was started with the wrong database would
 * know of none of its pictures.
 */
export async function sweepFiles(strapi: Core.Strapi): Promise<void> {
  const left = await sweepTemporary()
  const { parts, unnamed } = await sweepStored(strapi)
  await forgetSwept()
  if (left + parts > 0) strapi.log.info(`${left + parts} file(s) of interrupted uploads were removed`)
  if (unnamed > 0) {
    strapi.log.warn(`${unnamed} stored file(s) that the media library does not know were moved to ${swept()}`)
  }
}
