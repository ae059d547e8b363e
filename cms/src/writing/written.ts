import type { Fields } from '../rules/rules'

/** A write of a document, before it is stored. */
export interface Written {
  /** `undefined` of a new document. */
  documentId: string | undefined
  /** The stored document; `null` of a new one. */
  before: Fields | null
  given: Fields
}
