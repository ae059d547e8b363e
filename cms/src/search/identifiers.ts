import { percentDecoded } from '../rules/percent-decoded'

/** A DOI in whatever stands around it: `doi:`, the address of a resolver or of a publisher's page. */
const doi = /(?:doi:?\s*)?[^\s"]*?(10\.\d{4,9}\/[^\s"]+)/i

/** The identifiers of arXiv, of today and of before 2007 (https://info.arxiv.org/help/arxiv_identifier.html). */
const arxiv =
  /(?:arxiv:?\s*|[^\s"]*arxiv\.org\/(?:abs|pdf|html)\/)?(?<![\w.])(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?(?:\.pdf)?(?![\w.])/i

/** An ISBN of 13 digits tells itself: each begins with 978 or 979. */
const isbn = /(?<![\d-])(97[89][\d-]{10,14})(?![\d-])/

const address = /https?:\/\/[^\s"]+/i

/** The numbers of PubMed and the international standard numbers, which are told by their names. */
const named = /(?:pmid|pubmed|isbn|issn):?\s*([\dx][\dx-]{3,16})/i

/** What a document is named by elsewhere, as it is compared: small letters, a number without its hyphens. */
export const asIdentifier = (text: string): string => {
  const small = text.trim().toLowerCase()
  return /^[\dx-]+$/.test(small) ? small.replaceAll('-', '') : small
}

/**
 * Takes the identifiers out of what is looked for.
 * @returns them, and what remains
 */
export function takeIdentifiers(q: string): { identifiers: string[]; rest: string } {
  const identifiers: string[] = []
  let rest = /10\.\d{4,9}%2f|:\/\/[^\s]*10\.\d{4,9}\/[^\s]*%[\da-f]{2}/i.test(q) ? percentDecoded(q) : q
  for (const form of [doi, arxiv, named, isbn, address]) {
    rest = rest.replace(form, (text, found: unknown) => {
      identifiers.push(asIdentifier(typeof found === 'string' ? found : text).replace(/[.,;)\]]+$/, ''))
      return ' '
    })
  }
  return { identifiers, rest }
}

/** Whether a document has an identifier: as a whole, as far as it is typed, or with more of an address behind it. */
export const isNamed = (own: readonly string[], wanted: string): boolean =>
  own.some(
    (identifier) =>
      identifier.startsWith(wanted) ||
      (wanted.startsWith(identifier) && /^[/?#&]/.test(wanted.slice(identifier.length))) ||
      // The number of arXiv in its address or its DOI.
      (/\d/.test(wanted) && new RegExp(`[/:.]${escaped(wanted)}(?:v\\d+)?$`).test(identifier)),
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
