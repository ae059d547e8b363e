import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Ask } from './database.ts'
import type { Site } from './site.ts'

/** What tools of Node leave in the temporary folder for their next start. */
const caches = /^(tsx-\d+|node-compile-cache|v8-compile-cache.*)$/

/** Files of a folder and of those in it, relative to it. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : []

/** What lies in the temporary folder and is nobody's cache. */
export const temporaryFiles = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !caches.test(name))

/** Addresses of all stored files, of copies too, as the database knows them. */
export async function knownFiles(ask: Ask): Promise<Set<string>> {
  const rows = await ask('SELECT url, CAST(formats AS TEXT) AS formats FROM files')
  return new Set(
    rows.flatMap(({ url, formats }) => {
      const copies =
        typeof formats === 'string'
          ? Object.values((JSON.parse(formats) as Record<string, { url?: string }> | null) ?? {})
          : []
      return [String(url), ...copies.flatMap((copy) => copy.url ?? [])]
    }),
  )
}

/**
 * Whether copies of images are still being made. What was interrupted or failed has its next turn ten minutes later,
 * which is not waited for.
 */
export async function isRendering({ ask, pidOf }: Site): Promise<boolean> {
  if (pidOf('renditions') !== undefined) return true
  const rows = await ask(
    `SELECT files.id FROM files LEFT JOIN rendition_work ON rendition_work.url = files.url
     WHERE files.mime LIKE 'image/%' AND rendition_work.state IS NULL`,
  )
  return rows.length > 0
}
