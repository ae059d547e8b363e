import type { Fields } from '../../rules/rules'

/** Words as they are compared: small letters without accents, index digits as digits, one space between words. */
export const asSearched = (text: string): string =>
  text
    .replace(/<\/?su[bp]>/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const names = (authors: unknown): string[] =>
  Array.isArray(authors)
    ? authors.map((author: unknown) =>
        typeof author === 'object' && author !== null && 'name' in author ? String(author.name) : '',
      )
    : []

/** What a publication is found by: one line that {@link asSearched} words are looked for in. */
export function searchText(publication: Fields): string {
  const { title, authors, journal, booktitle, publisher, year, doi, abstract } = publication
  const texts = [title, ...names(authors), journal, booktitle, publisher, year, doi, abstract]
  return asSearched(texts.filter((text) => typeof text === 'string' || typeof text === 'number').join(' '))
}
