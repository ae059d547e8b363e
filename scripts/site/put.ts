import { existsSync, linkSync, renameSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sync, syncFolder } from './archive/write.ts'

/**
 * Puts files beside those that are there. An address is never used for two images, so none is in the way of another,
 * and both databases, the old one and the new one, find theirs; the daily tidying puts aside what the new one does not name.
 */
export async function putFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  if (!existsSync(from)) return
  const folders = new Set<string>()
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    await mkdir(path.dirname(target), { recursive: true })
    folders.add(path.dirname(target))
    await move(source, target)
  }
  for (const folder of folders) await syncFolder(folder)
}

/** The folder of uploads may be on another disk than the rest. */
async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const part = `${target}.part`
    await copyFile(source, part)
    await sync(part, 'r+')
    await rename(part, target)
  }
}

/**
 * Puts a database in the place of another in one step: whatever ends this process, the one or the other is there.
 * @returns where the one before is now; undefined when there was none
 */
export async function putDatabase(from: string, to: string): Promise<string | undefined> {
  const before = existsSync(to) ? `${to}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : undefined
  // Two names for one file: there is no moment without a database.
  if (before !== undefined) linkSync(to, before)
  for (const journal of ['-wal', '-shm', '-journal']) await setAside(to, before, journal)
  renameSync(from, to)
  await syncFolder(path.dirname(to))
  return before
}

/** A journal of the database before would be taken for that of the new one (https://sqlite.org/howtocorrupt.html, 1.4). */
async function setAside(to: string, before: string | undefined, journal: string): Promise<void> {
  if (before === undefined || !existsSync(to + journal)) await rm(to + journal, { force: true })
  else await rename(to + journal, before + journal)
}
