import type { Core, UID } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import { fillColumns } from '../database/fill-columns'
import { kindOf } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import type { Fields, Rule } from '../rules/rules'
import type { Written } from './written'

/** The last place there is; databases disagree where nothing stands in an order. */
async function lastPlace(strapi: Core.Strapi, uid: UID.ContentType, field: string): Promise<number> {
  const last = (await strapi.db
    .query(uid)
    .findOne({ where: { [field]: { $notNull: true } }, orderBy: { [field]: 'desc' } })) as Fields | null
  return Number(last?.[field] ?? 0)
}

/**
 * The place of what is written: behind all others when it has none. Where another document has the place, those between the
 * place that is left and the one that is taken pass each into the next; for one that had none, all from there on move
 * back. Nobody has written them, so that their versions stay. Call it with the turn.
 *
 * @param rule of the field: it may allow no further place, where several stand then, the first made first
 */
export async function placeOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: string,
  rule: Rule | undefined,
  { documentId, before, given }: Written,
): Promise<Fields> {
  const most = Number(rule?.limits.max?.value ?? Infinity)
  const former = before?.[field]
  const place = given[field] === undefined ? former : given[field]
  if (typeof place !== 'number') {
    return { [field]: Math.min((await lastPlace(strapi, uid, field)) + 1, most) }
  }
  if (place === former) return {}
  const ofOthers = documentId === undefined ? {} : { documentId: { $ne: documentId } }
  if ((await strapi.db.query(uid).count({ where: { [field]: place, ...ofOthers } })) === 0) return {}
  const others = strapi.db.queryBuilder(uid)
  if (typeof former === 'number' && former < place)
    others.where({ [field]: { $gt: former, $lte: place }, ...ofOthers }).decrement(field, 1)
  else {
    const end = typeof former === 'number' ? former : most
    others.where({ [field]: { $gte: place, $lt: end }, ...ofOthers }).increment(field, 1)
  }
  await others.execute()
  return {}
}

/** Gives a place to every document that was made before its type had an order: that of its making. */
export async function fillPlaces(strapi: Core.Strapi): Promise<void> {
  for (const [uid, { ordered }] of nouns) {
    if (ordered === undefined) continue
    const found = (await strapi.db
      .query(uid)
      .findMany({ select: ['documentId'], where: { [ordered]: null }, orderBy: { id: 'asc' } })) as {
      documentId: string
    }[]
    if (found.length === 0) continue
    await strapi.db.transaction(async () => {
      contentChanged(strapi, kindOf(uid))
      const last = await lastPlace(strapi, uid, ordered)
      for (const [at, { documentId }] of found.entries())
        await fillColumns(strapi, uid, documentId, { [ordered]: last + at + 1 })
    })
    strapi.log.info(`${String(found.length)} of ${uid} have a place now`)
  }
}
