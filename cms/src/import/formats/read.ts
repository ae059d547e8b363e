import { readBibtex } from './bibtex'
import { readCslJson } from './csl-json'
import { readCsv, type ToldTable } from './csv'
import { readEndnote } from './endnote-xml'
import type { ReadEntry } from '../entry/entry'
import type { Format } from './format'
import { readPubmed } from './pubmed-xml'
import { readRis } from './ris'
import { readTagged } from './tagged'

/**
 * Reads the entries of a text in a format, in order. It runs in a process of its own: a thousand entries take a second.
 *
 * @param table what somebody has said of a table
 * @throws Error in words for the reader when the text as a whole cannot be read
 */
export async function readText(
  text: string,
  format: Exclude<Format, 'doi'>,
  table?: ToldTable,
): Promise<ReadEntry[]> {
  switch (format) {
    case 'bibtex':
      return readBibtex(text)
    case 'ris':
      return readRis(text)
    case 'csl':
      return readCslJson(text)
    case 'pubmed':
      return readPubmed(text)
    case 'endnote':
      return readEndnote(text)
    case 'csv':
      return readCsv(text, table)
    default:
      return readTagged(text, format)
  }
}
