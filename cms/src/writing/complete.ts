import type { Core, UID } from '@strapi/strapi'
import { addressOf } from '../addresses/address'
import { holdLock, locks } from '../database/advisory-lock'
import type { Noun } from '../rules/noun'
import { nouns } from '../documents/nouns'
import { refusal } from '../rules/refusal'
import type { Fields, Problem, Rule } from '../rules/rules'

/**
 * Lets one write after the other judge itself beside the other documents: one turn for all types whose documents have
 * addresses or unique fields. Take the turn before any row is locked, or two writes that wait for each other's row and turn
 * would wait for ever.
 */
export async function takeTurn(strapi: Core.Strapi, uid: UID.ContentType): Promise<void> {
  const { addressed, unique } = nouns.get(uid) ?? {}
  if (addressed !== undefined || unique !== undefined) await holdLock(strapi, locks.turn)
}

interface Written {
  /** `undefined` of a new document. */
  documentId: string | undefined
  /** The stored document; `null` of a new one. */
  before: Fields | null
  given: Fields
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
 * The last place, for what has none of its own: databases disagree where nothing stands in an order.
 *
 * @param rule of the field: it may allow no further place, where several stand then, the first made first
 */
async function lastPlace(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: string,
  rule: Rule | undefined,
  { before, given }: Written,
): Promise<Fields> {
  const place = given[field] === undefined ? before?.[field] : given[field]
  if (typeof place === 'number') return {}
  const last = (await strapi.db
    .query(uid)
    .findOne({ where: { [field]: { $notNull: true } }, orderBy: { [field]: 'desc' } })) as Fields | null
  const next = Number(last?.[field] ?? 0) + 1
  const most = rule?.limits.max?.value
  return { [field]: typeof most === 'number' ? Math.min(next, most) : next }
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
    ...(ordered !== undefined && (await lastPlace(strapi, uid, ordered, attributes[ordered]?.rule, written))),
    ...(addressed !== undefined && (await addressOf(strapi, uid, addressed, written))),
  }
}
