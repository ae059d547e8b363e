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

/** A paper of 2020 by twelve people: Author Number0 to Author Number11. */
export function registerTwelveAuthors(doi: string, title: string): void {
  register(doi, {
    type: 'journal-article',
    title,
    author: Array.from({ length: 12 }, (_, index) => ({ given: 'Author', family: `Number${String(index)}` })),
    'container-title': 'Sample Journal of Crowds',
    issued: { 'date-parts': [[2020]] },
  })
}
