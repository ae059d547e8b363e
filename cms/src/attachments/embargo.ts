import type { Core, UID } from '@strapi/strapi'
import { earliest } from '../documents/earliest'
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

/** The first midnight at which an embargo of a type ends, in milliseconds since 1970; infinite when none does. */
export async function nextOpening(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { attachments = {} }: Noun,
): Promise<number> {
  const openings = Object.values(attachments).flatMap(({ from }) =>
    from === undefined ? [] : [earliest(strapi, uid, from, { [from]: { $gt: today() } })],
  )
  return Math.min(...(await Promise.all(openings)))
}
