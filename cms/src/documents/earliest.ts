import type { Core, UID } from '@strapi/strapi'

/**
 * The earliest day or moment that a field holds in documents of a type, in milliseconds since 1970; infinite for none.
 *
 * @param where which documents, as Strapi's database layer is asked
 */
export async function earliest(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: string,
  where: object,
): Promise<number> {
  const query = { select: [field], where, orderBy: { [field]: 'asc' } }
  const first = (await strapi.db.query(uid).findOne(query)) as Record<string, string> | null
  return first?.[field] === undefined ? Infinity : Date.parse(first[field])
}
