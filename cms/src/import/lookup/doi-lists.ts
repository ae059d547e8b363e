import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { plainLines } from '../../rules/plain-text'
import { doiLines, keyOfLine, type DoiLine } from '../formats/doi-list'
import { longest } from '../formats/references'
import { doiLists, type DoiListRow } from './doi-list-table'
import { lookUpNow } from './look-up-lists'

/** Lines of one list. */
const mostDois = 500

/** Lines that are looked up while somebody waits for the answer: each may cost a second. */
const atOnce = 5

const keyOf = (lines: readonly DoiLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map((line) => keyOfLine(line).toLowerCase())))
    .digest('hex')

const withKey = async (strapi: Core.Strapi, key: string): Promise<DoiListRow | undefined> =>
  ((await doiLists(strapi).findOne({ where: { key } })) as DoiListRow | null) ?? undefined

/** How far a list is. */
export type DoiListProgress = Pick<DoiListRow, 'key' | 'total' | 'done' | 'isOver'> & { failed: number }

const progressOf = ({ key, total, done, isOver, problems }: DoiListRow): DoiListProgress => ({
  key,
  total,
  done,
  isOver,
  failed: Object.keys(problems).length,
})

/** @throws ValidationError of a list that is too long */
export function refuseTooMany(total: number): void {
  if (total > mostDois) {
    throw new errors.ValidationError(
      `Look up ${String(mostDois)} DOIs or references at a time; these are ${String(total)}.`,
    )
  }
}

/** Whether a list of DOIs or references takes longer than anybody waits for an answer. No more of it is read than tells. */
export const isLongList = (text: string): boolean =>
  text.length > longest * (atOnce + 1) || doiLines(text).length > atOnce

/**
 * Begins to look up a list in the background, one line after the other. A list that is under way goes on.
 *
 * @param again asks once more for what could not be looked up before
 * @throws ValidationError of a list that is too long
 */
export async function beginDoiList(
  strapi: Core.Strapi,
  given: string,
  again: boolean,
): Promise<DoiListProgress> {
  const text = plainLines(given)
  const lines = doiLines(text)
  const key = keyOf(lines)
  const total = lines.length
  refuseTooMany(total)
  const begun = { done: 0, problems: {}, isOver: false, until: 0, at: new Date() }
  // Two that begin the same list at once: the first one has made it.
  await strapi.db
    .getConnection('doi_lists')
    .insert({ key, text, total, done: 0, problems: '{}', is_over: false, until: 0, at: begun.at })
    .onConflict('key')
    .ignore()
  if (again) await doiLists(strapi).updateMany({ where: { key, isOver: true }, data: begun })
  lookUpNow()
  return doiListProgress(strapi, key)
}

/** @throws NotFoundError of a list that nobody has begun, or long ago */
export async function doiListProgress(strapi: Core.Strapi, key: string): Promise<DoiListProgress> {
  const row = await withKey(strapi, key)
  if (row === undefined)
    throw new errors.NotFoundError('This list of DOIs is not looked up any more. Read it again.')
  return progressOf(row)
}

/** Why some DOIs of a list that has been looked up in the background could not be, by DOI. */
export const problemsOf = async (
  strapi: Core.Strapi,
  lines: readonly DoiLine[],
): Promise<Readonly<Record<string, string>>> => (await withKey(strapi, keyOf(lines)))?.problems ?? {}
