import type { Core, UID } from '@strapi/strapi'

/** Fills columns that are no part of what people write: no version, no time of change, no history. */
export async function fillColumns(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  columns: Record<string, unknown>,
): Promise<void> {
  await strapi.db.queryBuilder(uid).update(columns).where({ documentId }).execute()
}
