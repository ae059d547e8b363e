import type { PaperLineFragment } from './paper.generated'

export type PublicationType = PaperLineFragment['type']

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

/** The CMS's values, in the order in which they are chosen from. */
export const publicationTypes = Object.keys(typeTitles) as PublicationType[]

/** What a publication is: of a thesis, a report or a presentation the kind that it is said to be. */
export const kindOf = ({ type, genre }: { type: PublicationType; genre: string | null }): string =>
  genre ?? typeTitles[type]

/** Whether a version stands in the place of the issue. */
export const hasVersion = (type: PublicationType): boolean => type === 'software' || type === 'dataset'

/** A version as it is called behind the word: `v2.1.0` and `Version 2.1.0` are 2.1.0. */
export const versionNumber = (version: string): string =>
  version.replace(/^v(?:er(?:sion|\.)?|\.)?\s*(?=\d)/i, '')

/** What stands behind where it appeared: ` (3)`; of a patent its number, of software and data their version. */
export function issueInWords(type: PublicationType, issue: string): string {
  if (type === 'patent') return `\u00A0${issue}`
  return hasVersion(type) ? `, version\u00A0${versionNumber(issue)}` : `\u00A0(${issue})`
}

const articles: ReadonlySet<PublicationType> = new Set(['article', 'conferencePaper', 'preprint'])

/** What the link to it elsewhere is called. */
export const linkLabel = (type: PublicationType): string => (articles.has(type) ? 'Article' : 'Link')
