import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import type { Kind } from '../documents/kinds'
import { changes, type Change } from './table'

const usual = 50
const most = 200

export interface Page {
  limit?: number | null
  /** The `id` of the oldest change of the page before. */
  before?: string | null
}

/** Which changes are wanted. */
export interface Wanted {
  type?: Kind | null
  documentId?: string | null
  /** Words of the name of what was changed, or of who changed it. */
  words?: string | null
  since?: Date | string | null
}

/** The changes, newest first. @throws ValidationError when a limit or an id is not a whole number */
export async function listChanges(
  strapi: Core.Strapi,
  { limit, before, ...wanted }: Page & Wanted,
): Promise<Change[]> {
  const size = limit ?? usual
  if (size < 1 || size > most) throw new errors.ValidationError(`limit must be a number from 1 to ${most}`)
  const where = { ...conditionOf(wanted), ...(before && { id: { $lt: idOf(before) } }) }
  return (await changes(strapi).findMany({ where, orderBy: { id: 'desc' }, limit: size })) as Change[]
}

function conditionOf({ type, documentId, words, since }: Wanted): Record<string, unknown> {
  const text = words?.trim()
  return {
    ...(type && { kind: type }),
    ...(documentId && { documentId }),
    ...(since && { at: { $gte: new Date(since) } }),
    ...(text && { $or: [{ title: { $containsi: text } }, { actor: { $containsi: text } }] }),
  }
}

/** @throws ValidationError when the text is no id of a change */
export function idOf(text: string): number {
  const id = Number(text)
  if (Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647) return id
  throw new errors.ValidationError('The id of a change is a whole number')
}
