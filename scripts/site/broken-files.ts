import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Database } from './database/table.ts'
import { uploadsOf } from './place.ts'
import { namedFiles } from './files.ts'

/** What is younger, in ms, may belong to an upload that is under way (cms/src/files/sweep.ts). */
const grace = 6 * 60 * 60 * 1000

/** How the media library and the storage differ: places below the folder of uploads. */
export async function brokenFiles(
  database: Database,
  dataDir: string,
): Promise<{ missing: string[]; empty: string[]; unknown: string[] }> {
  const uploads = uploadsOf(dataDir)
  const named = await namedFiles(database)
  const there = existsSync(uploads)
    ? readdirSync(uploads, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(uploads, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
    : []
  const stats = new Map(there.map((name) => [name, statSync(path.join(uploads, name))]))
  return {
    missing: [...named].filter((name) => !stats.has(name)).sort(),
    empty: [...named].filter((name) => stats.get(name)?.size === 0).sort(),
    unknown: there
      .filter((name) => !named.has(name) && Date.now() - (stats.get(name)?.mtimeMs ?? 0) > grace)
      .sort(),
  }
}
