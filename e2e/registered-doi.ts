import path from 'node:path'
import { cmsEnvironment, openDatabase } from './site-cms.ts'

/** Lets the site know what is registered of a DOI, as if it had asked. */
export function register(doi: string, item: object): void {
  const database = openDatabase(path.join(cmsEnvironment()['DATA_DIR'] ?? '', 'cms.sqlite'))
  database
    .prepare('INSERT INTO doi_lookups (doi, item, at) VALUES (?, ?, ?)')
    .run(doi, JSON.stringify({ DOI: doi, ...item }), Date.now())
  database.close()
}
