import type { Fields, Problem, Rules } from './rules'

/** How the documents of a type come by the last part of their address. */
export interface Addressed {
  /** The text that the address is made of. */
  nameOf: (fields: Fields) => string
  /** What the address is when that text has no letter for one; the type in words, too. */
  otherwise: string
}

/** What is true of the documents of one content type, whoever writes them. */
export interface Noun {
  /** One rule per field. */
  rules: Rules
  /** What is wrong with the fields together; sees the whole document as it shall be stored. */
  together?: (document: Fields) => Problem[]
  /** Fields that no two documents share, with what is said when another one has the value. */
  unique?: Readonly<Record<string, string>>
  /** Its documents have pages of their own. */
  addressed?: Addressed
  /** The number that orders its documents. One that is given none goes behind the others. */
  ordered?: string
  /** Columns that are made of the stored document to be searched in; nobody writes them. */
  searched?: (document: Fields) => Record<string, unknown>
}
