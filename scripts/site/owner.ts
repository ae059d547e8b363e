import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Gives what root has written into a folder of data to whom the folder belongs, whose CMS could not read it otherwise: root
 * reaches the volume of a container, and the CMS in it is another user.
 * @param written what that is; everything in the folder that is root's without it
 */
export function giveToOwner(dataDir: string, written?: string[]): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir)
  if (uid === 0) return
  for (const place of written ?? allIn(dataDir)) if (lstatSync(place).uid === 0) lchownSync(place, uid, gid)
}

const allIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    path.join(entry.parentPath, entry.name),
  )
