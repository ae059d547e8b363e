import { readAuthor } from '../record/author-name'
import type { PublicationRecord } from '../record/record'

/**
 * The key that a publication is cited by: its own, or `sample2020hydrothermal`, made from the first author's family
 * name, the year and the title's first long word. The slug makes keys differ where these are the same.
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
  const number = /-(\d+)$/.exec(record.slug)?.[1] ?? ''
  return number === '' ? made : `${made}-${number}`
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
