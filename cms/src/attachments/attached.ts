import type { Core, UID } from '@strapi/strapi'
import { pdfMime } from '../files/pdf'
import { usesTable } from '../files/uses-table'
import type { Noun } from '../rules/noun'

/** A stored PDF of a document. */
export interface Attached {
  /** Of the document. */
  id: number
  field: string
  /** Its place, as the media library names it. */
  url: string
  /** In bytes. */
  size: number
}

/** The PDFs of documents of a type. What lies in their fields and is none is left out. */
export async function attachedTo(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { attachments = {} }: Noun,
  ids: readonly number[],
): Promise<Attached[]> {
  const fields = Object.keys(attachments)
  const rows: (Omit<Attached, 'size'> & { kilobytes: number | string })[] = await strapi.db
    .getConnection(`${usesTable} as use`)
    .join('files as file', 'file.id', 'use.file_id')
    .whereIn('use.related_id', ids)
    .whereIn('use.field', fields)
    .where({ 'use.related_type': uid, 'file.mime': pdfMime })
    .select({ id: 'use.related_id', field: 'use.field', url: 'file.url', kilobytes: 'file.size' })
  return rows
    .map(({ kilobytes, ...row }) => ({ ...row, size: Math.round(Number(kilobytes) * 1000) }))
    .sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field))
}
