import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isBlank, plainLines } from '../rules/plain-text'
import type { ReadEntry } from './entry/entry'
import { formatOf, unreadKind } from './formats/format'
import type { GivenText } from './given-text'
import { readDois } from './lookup/read-dois'
import { proposals, type PreviewEntry } from './proposals'
import { readApart } from './read-apart'
import { tableToTell } from './table'

/** As long as the largest bibliography that a group has; a longer text is a mistake. In characters. */
const longest = 3_000_000
export const mostEntries = 1000

/** Reads the text by its format. @throws ValidationError when it cannot be read as a whole */
async function read(
  strapi: Core.Strapi,
  { text: given, format: wanted, columns, isNameless }: GivenText,
): Promise<ReadEntry[]> {
  const text = plainLines(given)
  if (isBlank(text))
    throw new errors.ValidationError('There is nothing to read. Choose a file, or paste its text.')
  if (text.length > longest) {
    throw new errors.ValidationError(
      'This is more than 3 million characters. Divide the file and import its parts.',
    )
  }
  const format = columns ? 'csv' : wanted === 'auto' ? formatOf(text) : wanted
  if (format === undefined) {
    const kind = unreadKind(given)
    throw new errors.ValidationError(
      kind === undefined
        ? 'This looks like none of BibTeX, RIS, CSL-JSON, a list of DOIs and a list of references. Export it again in one of these formats. A table has as many cells in each line; the first can name them: Title, Authors, Journal, Year.'
        : `This is ${kind}, which is not read. Export it again as BibTeX, RIS or CSL-JSON.`,
    )
  }
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

/**
 * Reads a text of publications and says of each what saving it would do. Nothing is saved.
 * @returns no entry of a table whose columns have to be told first
 */
export const preview = async (strapi: Core.Strapi, text: GivenText): Promise<PreviewEntry[]> =>
  tableToTell(text) === undefined ? proposals(strapi, await read(strapi, text)) : []
