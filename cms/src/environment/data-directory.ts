import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './environment'

const forOwnerOnly = 0o700

/** The SQLite file; its folder exists afterwards. */
export function sqliteFile(): string {
  const { dataDir } = environment()
  mkdirSync(dataDir, { recursive: true, mode: forOwnerOnly })
  return join(dataDir, 'cms.sqlite')
}

/** The folder Strapi serves files from; Strapi refuses to start when `uploads` in it is missing. */
export function publicDirectory(): string {
  const folder = join(environment().dataDir, 'public')
  mkdirSync(join(folder, 'uploads'), { recursive: true, mode: forOwnerOnly })
  return folder
}

/**
 * Keeps the data from the machine's other users: what this process and those that it starts write from now on, and what
 * an earlier version has left open to them. Not before Strapi is loaded, because a build is for others to read.
 */
export function keepDataPrivate(): void {
  process.umask(0o077)
  const { dataDir } = environment()
  for (const name of ['', 'public', 'cms.sqlite', 'cms.sqlite-wal', 'cms.sqlite-shm'])
    close(join(dataDir, name))
}

/** Takes a file or folder of ours from the others, if it is there. One that all may write into (/tmp) is not ours alone. */
function close(place: string): void {
  const found = statSync(place, { throwIfNoEntry: false })
  if (found === undefined || found.uid !== process.getuid?.() || (found.mode & 0o002) !== 0) return
  if ((found.mode & 0o077) !== 0) chmodSync(place, found.mode & forOwnerOnly)
}
/** The folder of temporary files; on the disk of the uploads, and nothing but the CMS writes there. */
export function temporaryDirectory(): string {
  const folder = join(environment().dataDir, 'tmp')
  mkdirSync(folder, { recursive: true, mode: forOwnerOnly })
  return folder
}

/** Where stored files lie that the media library did not know; see files/sweep.ts. */
export const swept = (): string => join(environment().dataDir, 'swept')
