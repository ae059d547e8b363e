import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders that no build reads. */
const skipped = new Set(['node_modules', 'dist', 'tests', 'seed', '.strapi', '.cache', 'coverage'])

/** Files that no build reads: tests, and words for people. */
const isSource = (name: string): boolean => !/\.test\.tsx?$|\.md$|^\.|^Dockerfile$/.test(name)

/**
 * A fingerprint of the content of files and folders, whatever their dates are: a checkout that changes nothing
 * asks for no build.
 * @param folder absolute folder that the places are relative to
 * @param places files and folders; those that do not exist count as absent
 * @returns hexadecimal SHA-256
 */
export function fingerprint(folder: string, places: string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesOf(folder, place)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(folder: string, place: string): string[] {
  const absolute = path.join(folder, place)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [place]
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const child = path.join(place, entry.name)
    // Packages may be a link to those of another work tree.
    if (skipped.has(entry.name)) return []
    if (entry.isDirectory()) return filesOf(folder, child)
    return isSource(entry.name) ? [child] : []
  })
}
