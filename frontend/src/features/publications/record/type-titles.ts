import type { PublicationType } from './record'

/** What readers call each type of publication. */
export const typeTitles: Record<PublicationType, string> = {
  article: 'Journal article',
  conferencePaper: 'Conference paper',
  chapter: 'Book chapter',
  book: 'Book',
  thesis: 'Thesis',
  preprint: 'Preprint',
  patent: 'Patent',
  dataset: 'Data set',
  software: 'Software',
  presentation: 'Presentation',
}
