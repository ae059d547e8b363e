import { readAuthor } from '../record/author-name'
import type { PublicationRecord } from '../record/record'

/**
 * The key that a publication is cited by: its own, or `sample2020hydrothermal-x4k9`, made from the first author's family
 * name, the year, the title's first long word and the end of its document's id, which is random and stays.
 *
 * Papers of one author and year often begin with the same words, and parts of a series differ in their last one: no few
 * words tell them apart. Every key has such an end, needed or not, as those of INSPIRE have. Were it only there where
 * two papers are alike, the key of one would change when the other is added or left out of an export.
 */
export function citationKey(
  record: Pick<PublicationRecord, 'citationKey' | 'authors' | 'year' | 'title' | 'documentId'>,
): string {
  if (record.citationKey) return record.citationKey
  const [first] = record.authors.map(readAuthor)
  const name = first === undefined ? '' : 'literal' in first ? first.literal : first.family
  const words = ascii(record.title.replace(/<[^>]*>/g, '')).split(/[^a-z0-9]+/)
  const word = words.find((candidate) => candidate.length > 3 && !/^\d/.test(candidate)) ?? ''
  const made = ascii(name).replace(/[^a-z]/g, '') + String(record.year) + word
  return `${made}-${record.documentId.slice(-4)}`
}

/** Small letters without accents: keys with others break old programs (BibTeX itself knows ASCII only). */
const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll('ß', 'ss')
    .toLowerCase()
