import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { changes, type Change } from './table'

const usual = 50
const most = 200

export interface Page {
  limit?: number | null
  /** The `id` of the oldest change of the page before. */
  before?: string | null
}

/** The changes, newest first. @throws ValidationError when a limit or an id is not a whole number */
export async function listChanges(strapi: Core.Strapi, { limit, before }: Page): Promise<Change[]> {
  const size = limit ?? usual
  if (size < 1 || size > most) throw new errors.ValidationError(`limit must be a number from 1 to ${most}`)
  const where = before === null || before === undefined ? {} : { id: { $lt: idOf(before) } }
  return (await changes(strapi).findMany({ where, orderBy: { id: 'desc' }, limit: size })) as Change[]
}

/** @throws ValidationError when the text is no id of a change */
export function idOf(text: string): number {
  const id = Number(text)
  if (Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647) return id
  throw new errors.ValidationError('The id of a change is a whole number')
}
