import type { PublicationRecord } from './record'

/** A report is a book whose kind says so: the CMS has no type for it. */
export const isReport = ({ type, genre }: Pick<PublicationRecord, 'type' | 'genre'>): boolean =>
  type === 'book' && /report/i.test(genre ?? '')
