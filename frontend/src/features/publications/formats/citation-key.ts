import { readAuthor } from '../record/author-name'
import type { PublicationRecord } from '../record/record'

/**
 * The key that a publication is cited by: its own, or `sample2020hydrothermal-x4k9`, made from the first author's family
 * name, the year, the title's first long word and a check sum of its slug, which no other publication has.
 *
 * Papers of one author and year often begin with the same words, and parts of a series differ in their last one: no few
 * words tell them apart, and a whole slug is too long to be typed. Every key has the sum, needed or not. Were it only
 * there where two papers are alike, the key of one would change when the other is added or left out of an export.
 */
export function citationKey(
  record: Pick<PublicationRecord, 'citationKey' | 'authors' | 'year' | 'title' | 'slug'>,
): string {
  if (record.citationKey) return record.citationKey
  const [first] = record.authors.map(readAuthor)
  const name = first === undefined ? '' : 'literal' in first ? first.literal : first.family
  const words = ascii(record.title.replace(/<[^>]*>/g, '')).split(/[^a-z0-9]+/)
  const word = words.find((candidate) => candidate.length > 3 && !/^\d/.test(candidate)) ?? ''
  const made = ascii(name).replace(/[^a-z]/g, '') + String(record.year) + word
  return `${made}-${checkSum(record.slug)}`
}

/** Four letters or digits, other ones for another text: FNV-1a, whose base and factor these are. */
function checkSum(text: string): string {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return (sum % 36 ** 4).toString(36).padStart(4, '0')
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
