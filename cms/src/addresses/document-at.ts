import type { Core, Modules, UID } from '@strapi/strapi'
import { isSlug } from '../rules/slug'

/**
 * The document whose address ends with this, or ended with it before; `null` when there never was one.
 *
 * @param shown what else must be true of it
 */
export async function documentAt(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
  shown: readonly object[],
): Promise<Modules.Documents.AnyDocument | null> {
  // What cannot be an address is not looked for: it could hold the wildcards of the search below.
  if (!isSlug(slug)) return null
  const find = async (where: object) =>
    (await strapi.db.query(uid).findOne({
      where: { $and: [where, ...shown] },
      orderBy: { id: 'desc' },
    })) as Modules.Documents.AnyDocument | null
  return (await find({ slug })) ?? (await find({ formerSlugs: { $contains: ` ${slug} ` } }))
}
