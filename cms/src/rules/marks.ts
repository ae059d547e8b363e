/** The tags that a title may hold: indices, and the italics of species, genes and variables, as Crossref has them. */
const marks = /<\/?(?:su[bp]|i)>/g

/** A text without the tags that a title may hold. */
export const withoutMarks = (text: string): string => text.replace(marks, '')
