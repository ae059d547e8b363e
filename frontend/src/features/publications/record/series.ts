import type { PublicationRecord } from './record'

/** The series of what stands in a book: its journal, unless that is the book's own name once more. */
export const seriesOf = ({
  journal,
  booktitle,
}: Pick<PublicationRecord, 'journal' | 'booktitle'>): string | null =>
  journal?.toLowerCase() === booktitle?.toLowerCase() ? null : journal
