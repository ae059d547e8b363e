import type { Core, UID } from '@strapi/strapi'
import type { Attachment, Noun } from '../rules/noun'
import { today } from '../rules/today'

/** The day from which visitors get a PDF; `undefined` when they get it now. */
export function embargoOf(
  document: Readonly<Record<string, unknown>>,
  { from }: Attachment,
): string | undefined {
  const day = from === undefined ? undefined : document[from]
  return typeof day === 'string' && day > today() ? day : undefined
}

/** Whether an embargo of a type has ended between two days, of which the second counts. */
export async function haveOpened(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { attachments = {} }: Noun,
  { after, until }: { after: string; until: string },
): Promise<boolean> {
  for (const { from } of Object.values(attachments)) {
    if (from === undefined) continue
    if ((await strapi.db.query(uid).count({ where: { [from]: { $gt: after, $lte: until } } })) > 0)
      return true
  }
  return false
}

/** The first midnights at which embargoes of a type end, in milliseconds since 1970. */
export async function nextOpenings(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { attachments = {} }: Noun,
): Promise<number[]> {
  const openings: number[] = []
  for (const { from } of Object.values(attachments)) {
    if (from === undefined) continue
    const next = (await strapi.db.query(uid).findOne({
      select: [from],
      where: { [from]: { $gt: today() } },
      orderBy: { [from]: 'asc' },
    })) as Record<string, string> | null
    openings.push(Date.parse(next?.[from] ?? ''))
  }
  return openings
}
