import type { PublicationType } from '../../api/publication/types'

/** A publication as an import proposes it; `undefined` is what the source does not say. */
export interface Draft {
  title?: string
  type: PublicationType
  authors: string[]
  journal?: string
  booktitle?: string
  publisher?: string
  volume?: string
  issue?: string
  pages?: string
  doi?: string
  link?: string
  pdfLink?: string
  codeLink?: string
  dataLink?: string
  videoLink?: string
  year?: number
  month?: number
  day?: number
  abstract?: string
  /** Divided by semicolons, as `api/publication/lists.ts` says; the same is true of the ISBNs, ISSNs and keywords. */
  editors?: string
  /** The kind of thesis or report. */
  genre?: string
  isbn?: string
  issn?: string
  arxivId?: string
  pmid?: string
  keywords?: string
  funding?: string
  award?: string
  /** DOIs of notices about the paper, and of its preprint. */
  retraction?: string
  concern?: string
  corrections?: string
  preprintDoi?: string
  licence?: string
  /** A language tag (BCP 47). */
  language?: string
  citationKey?: string
  /** What no format that is read here knows, and a stored publication may have. */
  [field: string]: unknown
}

/** What is wrong with an entry; no field means the entry as a whole. */
export interface EntryProblem {
  field?: string
  message: string
}

/** One entry of a source, read or not. */
export interface ReadEntry {
  /** Where it stands: a citation key, a line, a DOI. */
  source: string
  /** `undefined` when the entry could not be read; the problems say why. */
  draft?: Draft
  problems: EntryProblem[]
  /** What was left out on purpose, in words. */
  notes: string[]
  /** The DOI of one about which nobody could be asked. */
  doi?: string
  /** A reference of which no paper was found: its title, its authors and the rest stand in it. */
  reference?: string
}

/** The entry that could not be read. */
export const unreadable = (source: string, message: string): ReadEntry => ({
  source,
  problems: [{ message }],
  notes: [],
})

/** The draft without what is absent or blank. */
export const withoutBlanks = (draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as Draft
