import type { Core, UID } from '@strapi/strapi'
import { nouns } from '../documents/nouns'
import { forgetRowsOfGoneFiles } from '../files/forget-rows'
import { pdfMime } from '../files/pdf'
import { usesTable } from '../files/uses-table'
import type { Noun } from '../rules/noun'
import { today } from '../rules/today'
import { firstPagesTable } from './first-pages-table'

/** The PDFs of these are searched with them. */
export const searchedUid = 'api::publication.publication' satisfies UID.ContentType

const { attachments = {} }: Partial<Noun> = nouns.get(searchedUid) ?? {}

/** The PDFs of searched documents. */
const uses = (strapi: Core.Strapi) =>
  strapi.db
    .getConnection(`${usesTable} as use`)
    .join('files as file', 'file.id', 'use.file_id')
    .where({ 'use.related_type': searchedUid, 'file.mime': pdfMime })
    .whereIn('use.field', Object.keys(attachments))

/** The addresses of the PDFs that have not been read yet. */
export async function unread(strapi: Core.Strapi): Promise<string[]> {
  const urls: unknown[] = await uses(strapi)
    .leftJoin(`${firstPagesTable.tableName} as page`, 'page.url', 'file.url')
    .whereNull('page.id')
    .distinct('file.url')
    .pluck('file.url')
  return urls.map(String)
}

/** The documents that keep a PDF back until a day that is still to come, by the field that holds it. */
async function keptBack(strapi: Core.Strapi): Promise<Map<string, Set<number>>> {
  const found = new Map<string, Set<number>>()
  for (const [field, { from }] of Object.entries(attachments)) {
    if (from === undefined) continue
    const rows = (await strapi.db
      .query(searchedUid)
      .findMany({ select: ['id'], where: { [from]: { $gt: today() } } })) as { id: number }[]
    found.set(field, new Set(rows.map(({ id }) => id)))
  }
  return found
}

interface OpenPage {
  /** Of its document. */
  id: number
  field: string
  value: string
}

/** A column of the first pages that visitors can have now. PDFs in which nothing can be read are left out. */
async function openPages(
  strapi: Core.Strapi,
  column: 'url' | 'text',
  ids?: readonly number[],
): Promise<Map<number, string[]>> {
  const query = uses(strapi).join(`${firstPagesTable.tableName} as page`, 'page.url', 'file.url')
  if (ids !== undefined) void query.whereIn('use.related_id', ids)
  const rows: OpenPage[] = await query
    .whereNot('page.text', '')
    .orderBy('use.id')
    .select({ id: 'use.related_id', field: 'use.field', value: `page.${column}` })
  const closed = rows.length > 0 ? await keptBack(strapi) : new Map<string, Set<number>>()
  const pages = new Map<number, string[]>()
  for (const { id, field, value } of rows) {
    if (closed.get(field)?.has(id) !== true) pages.set(id, [...(pages.get(id) ?? []), value])
  }
  return pages
}

/** Which first pages belong to each document now: something else after each change. */
export const firstPagesOf = (strapi: Core.Strapi): Promise<Map<number, string[]>> => openPages(strapi, 'url')

/** What they say. */
export const textsOfFirstPages = (
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, string[]>> => openPages(strapi, 'text', ids)

/** Forgets what files say that are gone. */
export const forgetFirstPages = (strapi: Core.Strapi): Promise<void> =>
  forgetRowsOfGoneFiles(strapi, firstPagesTable.tableName, 'url', 'url')
