import type { PublicationType } from '../../../content/publication-types'

/** What of a publication a citation names. Texts hold `<sub>`, `<sup>` and `<i>` and no other markup; what is unknown is null. */
export interface CitedRecord {
  documentId: string
  type: PublicationType
  title: string
  /** One text for each author, in their order (`author-name.ts`). */
  authors: string[]
  journal: string | null
  booktitle: string | null
  publisher: string | null
  volume: string | null
  /** The issue; of a patent its number, of software and data their version. */
  issue: string | null
  /** A range `12-19`, or the number that an article has instead of pages. */
  pages: string | null
  year: number
  month: number | null
  day: number | null
  /** Bare: `10.1000/182`. */
  doi: string | null
  link: string | null
  /** Names, divided by semicolons (`listIn`). */
  editors: string | null
  /** The kind of thesis, report or presentation: `PhD thesis`. */
  genre: string | null
  /** Bare: `2001.01234`. */
  arxivId: string | null
}

/** A publication as it is written into other formats. */
export interface PublicationRecord extends CitedRecord {
  slug: string
  pdfLink: string | null
  codeLink: string | null
  dataLink: string | null
  videoLink: string | null
  abstract: string | null
  /** Divided by semicolons (`listIn`), as are the ISSNs and keywords. */
  isbn: string | null
  issn: string | null
  /** The number in PubMed. */
  pmid: string | null
  /** DOIs of notices: of the retraction, of an expression of concern, of corrections (a list). */
  retraction: string | null
  concern: string | null
  corrections: string | null
  /** The DOI of the earlier version of the same paper. */
  preprintDoi: string | null
  keywords: string | null
  funding: string | null
  award: string | null
  /** A name such as `CC BY 4.0`, or an address. */
  licence: string | null
  /** A language tag (BCP 47). */
  language: string | null
  citationKey: string | null
}

/** A publication as the CMS answers it. */
export const recordOf = <Answer extends { people: { name: string }[] }>({ people, ...rest }: Answer) => ({
  ...rest,
  authors: people.map(({ name }) => name),
})

export const arxivAddress = (arxivId: string): string => `https://arxiv.org/abs/${arxivId}`

/** The values of a text that the CMS divides by semicolons. */
export const listIn = (text: string | null): string[] => text?.split('; ') ?? []

/** The DOI Foundation's resolver; a DOI may hold any character (DOI Handbook §2.5.2.4), an address may not. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`

/** How often a paper has been cited; nothing where that is not shown, not known, or never. */
export function citedInWords(times: number | null): string | null {
  if (!times) return null
  return times === 1 ? 'Cited once' : `Cited ${times.toLocaleString('en')} times`
}
