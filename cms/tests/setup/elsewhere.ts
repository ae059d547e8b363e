import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { cms } from '../client'
import type { InstanceOptions } from './instance'
import { runSql } from './sql'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A place for another CMS of the same kind of database. @param name of the database, used once */
export async function elsewhere(name: string): Promise<InstanceOptions> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-elsewhere-'))
  folders.push(dataDir)
  if (cms.databaseUrl === undefined) return { dataDir, seedDir: cms.seedDir, seed: true }
  await runSql(cms, `CREATE DATABASE ${name}`)
  return {
    dataDir,
    seedDir: cms.seedDir,
    seed: true,
    databaseUrl: cms.databaseUrl.replace(/postgres$/, name),
  }
}
