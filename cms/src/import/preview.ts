import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isBlank, plainLines } from '../rules/plain-text'
import type { ReadEntry } from './entry/entry'
import { formatOf, unreadKind, type Format } from './formats/format'
import type { GivenText } from './given-text'
import { isLongList } from './lookup/doi-lists'
import { readDois } from './lookup/read-dois'
import { proposals, type PreviewEntry } from './proposals'
import { readApart } from './read-apart'
import { tableToTell, type Table } from './table'

/** As long as the largest bibliography that a group has; a longer text is a mistake. In characters. */
const longest = 3_000_000
export const mostEntries = 1000

/** What a text was read as: entries, or what has to be done before they can be read. */
export interface Reading {
  entries: PreviewEntry[]
  /** The table that it is, when its columns have to be told first. */
  table: Table | undefined
  /** Whether it is a list so long that it is looked up in the background first. */
  isLongList: boolean
}

/**
 * Reads a text of publications and says of each what saving it would do. Nothing is saved.
 *
 * @param options.isLookedUp of a long list: whether it has been looked up
 * @throws ValidationError when it cannot be read as a whole
 */
export async function preview(
  strapi: Core.Strapi,
  given: GivenText,
  { isLookedUp }: { isLookedUp: boolean },
): Promise<Reading> {
  const text = plainLines(given.text)
  if (isBlank(text))
    throw new errors.ValidationError('There is nothing to read. Choose a file, or paste its text.')
  if (text.length > longest) {
    throw new errors.ValidationError(
      'This is more than 3 million characters. Divide the file and import its parts.',
    )
  }
  const format = given.columns ? 'csv' : given.format === 'auto' ? formatOf(text) : given.format
  const table = tableToTell({ ...given, text }, format)
  if (table !== undefined) return { entries: [], table, isLongList: false }
  if (format === 'doi' && !isLookedUp && isLongList(text)) return { entries: [], table, isLongList: true }
  if (format === undefined) throw new errors.ValidationError(unknownFormat(given.text))
  const entries = await read(strapi, { ...given, text, format })
  return { entries: await proposals(strapi, entries), table, isLongList: false }
}

/** Why a text, as it came, is not read. */
function unknownFormat(text: string): string {
  const kind = unreadKind(text)
  return kind === undefined
    ? 'This looks like none of BibTeX, RIS, CSL-JSON, a list of DOIs and a list of references. Export it again in one of these formats. A table has as many cells in each line; the first can name them: Title, Authors, Journal, Year.'
    : `This is ${kind}, which is not read. Export it again as BibTeX, RIS or CSL-JSON.`
}

async function read(
  strapi: Core.Strapi,
  { text, format, columns, isNameless }: GivenText & { format: Format },
): Promise<ReadEntry[]> {
  const entries = await (format === 'doi'
    ? readDois(strapi, text)
    : readApart({ text, format, table: columns ? { columns, isNameless: isNameless ?? false } : undefined }))
  if (entries.length === 0) throw new errors.ValidationError('There is no entry in this text.')
  if (entries.length > mostEntries) {
    throw new errors.ValidationError(
      `These are ${String(entries.length)} entries. Import ${String(mostEntries)} at a time.`,
    )
  }
  return entries
}
