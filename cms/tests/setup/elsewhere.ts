import { mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cms } from './client'
import type { InstanceOptions } from './instance'
import { runSql } from './sql'

/** A place for another CMS of the same kind of database. @param name of the database, used once */
export async function elsewhere(name: string): Promise<InstanceOptions> {
  // In the folder of this run, which is removed at its end.
  const dataDir = mkdtempSync(join(dirname(cms.dataDir), 'elsewhere-'))
  if (cms.databaseUrl === undefined) return { dataDir, seedDir: cms.seedDir, seed: true }
  await runSql(cms, `CREATE DATABASE ${name}`)
  return {
    dataDir,
    seedDir: cms.seedDir,
    seed: true,
    databaseUrl: cms.databaseUrl.replace(/postgres$/, name),
  }
}
