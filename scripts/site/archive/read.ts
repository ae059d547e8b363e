import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Header } from 'tar-stream'
import { censusOf, sameCensus } from '../database/census.ts'
import { openSqlite } from '../database/sqlite.ts'
import type { Given } from '../verb.ts'
import { decrypted } from './encryption.ts'
import { isEntryName, manifestFormat, names, type Manifest } from './manifest.ts'

/**
 * Unpacks an archive and proves that it is whole: each entry by its SHA-256, the database by its own check and by the
 * count and digest of each table. Nothing outside of the folder is touched.
 * @param folder an empty one, that nobody else writes into
 * @throws Error when something is missing, altered, too much, or was made by a newer version
 */
export async function unpack(file: string, folder: string, given: Given): Promise<Manifest> {
  const damaged = (why: string, cause?: unknown) =>
    new Error(`${file} is damaged or no backup of a site: ${why}. Nothing was changed.`, { cause })
  const sums = new Map<string, string>()
  const entries = extract()
  const bytes = await decrypted(file, given)
  const read = pipeline(bytes, entries as unknown as Writable)
  // What fails here ends the loop below too, which says it.
  read.catch(() => undefined)
  try {
    for await (const entry of entries as AsyncIterable<Readable & { header: Header }>) {
      const { name, type } = entry.header
      if (type !== 'file' || !isEntryName(name)) throw new Error(`"${name}" (${type}) has no place in it`)
      sums.set(name, await write(path.join(folder, name), entry))
    }
    await read
  } catch (error) {
    bytes.destroy()
    // What the disk says is not the archive's fault.
    if (error instanceof Error && 'syscall' in error && error.message.startsWith('ENOSPC')) throw error
    throw damaged(error instanceof Error ? error.message : String(error), error)
  }
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  if (!sums.has(names.sums)) throw damaged('its end is missing')
  const expected = new Map(
    text(names.sums)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  sums.delete(names.sums)
  const different = [...new Set([...expected.keys(), ...sums.keys()])].filter(
    (name) => expected.get(name) !== sums.get(name),
  )
  if (different.length > 0)
    throw damaged(
      `${different.length} of its ${expected.size} entries are not as they were written, the ` +
        `first is ${different[0] ?? ''}`,
    )
  const manifest = JSON.parse(text(names.manifest)) as Manifest
  if (manifest.format > manifestFormat)
    throw new Error(
      `${file} was made by version ${manifest.versions.site}, which is newer. Use that version. Nothing was changed.`,
    )
  const database = openSqlite(path.join(folder, names.database))
  try {
    if (!database.isSound()) throw damaged('SQLite finds faults in its database')
    const differences = sameCensus(manifest.tables, await censusOf(database))
    if (differences.length > 0) throw damaged(differences.join('; '))
  } finally {
    database.close()
  }
  return manifest
}

/** @returns the SHA-256 of what was written, which is on the disk then */
async function write(place: string, content: Readable): Promise<string> {
  await mkdir(path.dirname(place), { recursive: true })
  const hash = createHash('sha256')
  const handle = await open(place, 'wx', 0o600)
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    await handle.sync()
    return hash.digest('hex')
  } finally {
    await handle.close()
  }
}
