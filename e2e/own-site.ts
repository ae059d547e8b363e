import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { registry } from './registry.ts'
import { cmsEnvironment, openDatabase } from './site-cms.ts'
import { startSite, type Site } from './site-process.ts'

/**
 * A copy of the site that all share, for tests that change what they find. It looks DOIs up in the registry of this worker.
 * @param name of the folder that its lines are written to
 */
export async function startOwnSite(name: string): Promise<Site> {
  const shared = cmsEnvironment()
  const { variables, stop: stopRegistry } = await registry.start()
  const { url, stop } = await startSite(name, { ...shared, ...variables }, (dataDir) => {
    copyData(shared['DATA_DIR'] ?? '', dataDir)
  })
  return {
    url,
    stop: async () => {
      await stop()
      stopRegistry()
    },
  }
}

/** The database first: a file that it does not name yet harms nobody, a missing one would be a hole. */
function copyData(from: string, to: string): void {
  const database = openDatabase(path.join(from, 'cms.sqlite'))
  try {
    database.prepare('VACUUM INTO ?').run(path.join(to, 'cms.sqlite'))
  } finally {
    database.close()
  }
  mkdirSync(path.join(to, 'public'))
  cpSync(path.join(from, 'public/uploads'), path.join(to, 'public/uploads'), {
    recursive: true,
    // A copy of an image that is still being written has its name in a moment only.
    filter: (file) => !file.endsWith('.part'),
  })
}
