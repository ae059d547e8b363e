import type { Database } from './database/table.ts'
import { namedFiles } from './files.ts'
import type { Uploads } from './uploads.ts'

/** What is younger, in ms, may belong to an upload that is under way (cms/src/files/sweep.ts). */
const grace = 6 * 60 * 60 * 1000

/** How the media library and the storage differ, by name. */
export async function brokenFiles(
  database: Database,
  uploads: Uploads,
): Promise<{ missing: string[]; empty: string[]; unknown: string[] }> {
  const named = await namedFiles(database)
  const there = new Map((await uploads.list()).map((upload) => [upload.name, upload]))
  return {
    missing: [...named].filter((name) => !there.has(name)).sort(),
    empty: [...named].filter((name) => there.get(name)?.size === 0).sort(),
    unknown: [...there.values()]
      .filter(({ name, changedAt }) => !named.has(name) && Date.now() - changedAt > grace)
      .map(({ name }) => name)
      .sort(),
  }
}
