import type { Core } from '@strapi/strapi'
import { replaceMethods } from './replace-method'

type Query = ReturnType<Core.Strapi['db']['query']>
type Writes = Pick<Query, 'create' | 'update' | 'delete' | 'deleteMany'>

/**
 * Makes other functions write the files of the media library: it writes them past the document service, from GraphQL, REST
 * and the admin alike. Call in `bootstrap`, when the database knows its tables. Shown by
 * tests/writing/content-version.test.ts.
 * @param make is given the functions as they were
 */
export function replaceFileWrites(strapi: Core.Strapi, make: (before: Writes) => object): void {
  const files: Query = strapi.db.query('plugin::upload.file')
  const before: Writes = {
    create: files.create.bind(files),
    update: files.update.bind(files),
    delete: files.delete.bind(files),
    deleteMany: files.deleteMany.bind(files),
  }
  replaceMethods(files as unknown as Record<string, unknown>, 'The query of files', make(before))
  if (strapi.db.query('plugin::upload.file') !== files) {
    throw new Error(
      "Strapi's database makes a new query each time, so that src/strapi/file-queries.ts is without effect. Install the versions that cms/package-lock.json names: npm ci",
    )
  }
}
