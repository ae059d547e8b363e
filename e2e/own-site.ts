import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cmsEnvironment, openDatabase } from './site-cms.ts'
import { startSite } from './site-process.ts'

/**
 * A copy of the site that all share, for tests that change what they find.
 * @param name of the folder that its lines are written to
 */
export async function startOwnSite(name: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const shared = cmsEnvironment()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-e2e-'))
  const removeData = () => {
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    copyData(shared['DATA_DIR'] ?? '', dataDir)
    const site = await startSite(name, { ...shared, DATA_DIR: dataDir })
    return {
      url: site.url,
      stop: async () => {
        await site.stop()
        removeData()
      },
    }
  } catch (error) {
    removeData()
    throw error
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
  cpSync(path.join(from, 'public/uploads'), path.join(to, 'public/uploads'), { recursive: true })
}
