import { isBlank } from './plain-text'

/** The tags that a title may hold: indices, and the italics of species, genes and variables, as Crossref has them. */
const marks = /<\/?(?:su[bp]|i)>/g

/** A text without the tags that a title may hold. */
export const withoutMarks = (text: string): string => text.replace(marks, '')

/** A text without the tags that stand around nothing that anybody sees. */
export const withoutEmptyMarks = (text: string): string =>
  text.replace(/<(i|su[bp])>([^<]*)<\/\1>/g, (all, _, inner: string) => (isBlank(inner) ? inner : all))
