import type { Core } from '@strapi/strapi'

/**
 * Removes what a table of ours holds about files that are gone.
 *
 * @param column of the table, which says what file it is
 * @param by what of the file it holds
 */
export async function forgetRowsOfGoneFiles(
  strapi: Core.Strapi,
  table: string,
  column: string,
  by: 'id' | 'url',
): Promise<void> {
  const file = strapi.db.getConnection('files').whereRaw(`files.${by} = ${table}.${column}`)
  await strapi.db.getConnection(table).whereNotExists(file).delete()
}
