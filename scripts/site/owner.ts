import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Gives what root has written into a folder of data to whom the folder belongs, whose CMS could not read it otherwise: root
 * reaches the volume of a container, and the CMS in it is another user.
 */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir)
  if (uid === 0) return
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name)
    if (lstatSync(place).uid === 0) lchownSync(place, uid, gid)
  }
}
