import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where a site lives while it is tortured. */
export interface Folder {
  path: string
  /** Whether it is a small disk of its own, which can be filled up without harm to the machine. */
  isDisk: boolean
  remove: () => void
}

/** What databases, uploads and a few hundred megabytes to spare need. */
const size = '1g'

/** A new folder; a disk in memory where that may be mounted, which is for root to do. */
export function makeFolder(): Folder {
  const folder = mkdtempSync(path.join(tmpdir(), 'torture-'))
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755)
  const isDisk = mount(folder)
  return {
    path: folder,
    isDisk,
    remove: () => {
      // Lazily: a process that is just ending may still have a file open.
      if (isDisk) execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(folder: string): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    // A container may not. Who reads the table is told that no disk was filled up.
    return false
  }
}
