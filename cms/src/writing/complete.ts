import type { Core, UID } from '@strapi/strapi'
import { addressOf } from '../addresses/address'
import { holdLock, locks } from '../database/advisory-lock'
import type { Noun } from '../rules/noun'
import { nouns } from '../documents/nouns'
import { refusal } from '../rules/refusal'
import type { Fields, Problem } from '../rules/rules'
import { placeOf } from './place'
import type { Written } from './written'

/**
 * Lets one write after the other judge itself beside the other documents: one turn for all types whose documents have
 * addresses, an order or unique fields. Take the turn before any row is locked, or two writes that wait for each other's row and turn
 * would wait for ever.
 */
export async function takeTurn(strapi: Core.Strapi, uid: UID.ContentType): Promise<void> {
  const { addressed, ordered, unique } = nouns.get(uid) ?? {}
  if ([addressed, ordered, unique].some((one) => one !== undefined)) await holdLock(strapi, locks.turn)
}

/** The fields whose value another document has. */
async function sharedFields(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  unique: Readonly<Record<string, string>>,
  { documentId, before, given }: Written,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [field, message] of Object.entries(unique)) {
    const value = given[field]
    if (typeof value !== 'string' || value === before?.[field]) continue
    const where = { [field]: value, ...(documentId !== undefined && { documentId: { $ne: documentId } }) }
    if ((await strapi.db.query(uid).count({ where })) > 0) problems.push({ path: [field], message })
  }
  return problems
}

/**
 * The given fields with those that the CMS adds. Call it with the turn, so that no other write takes the same address.
 * @throws ValidationError when another document has what must be this one's own
 */
export async function completed(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { addressed, attributes, ordered, unique = {}, made = {} }: Noun,
  written: Written,
): Promise<Fields> {
  const problems = await sharedFields(strapi, uid, unique, written)
  if (problems.length > 0) throw refusal(problems)
  return {
    ...written.given,
    ...Object.fromEntries(
      Object.entries(made).map(([field, make]) => [field, make(written.given, written.before)]),
    ),
    ...(ordered !== undefined && (await placeOf(strapi, uid, ordered, attributes[ordered]?.rule, written))),
    ...(addressed !== undefined && (await addressOf(strapi, uid, addressed, written))),
  }
}
