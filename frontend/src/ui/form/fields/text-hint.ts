const marks =
  'Lines that begin with “- ” or “1. ” are a list, **words** are bold, *words* in italics, and [words](https://…) is a link. Pasted from Word or a web page, it keeps them.'

/** What a text of several paragraphs may hold (`ui/text/paragraphs.tsx`). */
export const textHint = `A blank line begins a new paragraph. ${marks}`

/** The same of a text whose lines end where they were typed. */
export const linesHint = `Lines end where they do here. ${marks}`
