import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './environment'

/** The SQLite file; its folder exists afterwards. */
export function sqliteFile(): string {
  const { dataDir } = environment()
  mkdirSync(dataDir, { recursive: true })
  return join(dataDir, 'cms.sqlite')
}

/** The folder Strapi serves files from; Strapi refuses to start when `uploads` in it is missing. */
export function publicDirectory(): string {
  const folder = join(environment().dataDir, 'public')
  mkdirSync(join(folder, 'uploads'), { recursive: true })
  return folder
}
