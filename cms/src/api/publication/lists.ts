/** A field that holds several values keeps them in one text, `one; two`, as people type them. */
export const listed = (values: readonly string[]): string => [...new Set(values)].join('; ')

/** A space that does not break stays: it keeps the words of a family name together. */
const dividedBy = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((value) => value.replace(/[^\S\u00a0]+/g, ' ').trim())
    .filter((value) => value !== '')

/** The values of a list; commas are part of them: `Sample, J.; Example, E.` */
export const listIn = (text: string): string[] => dividedBy(text, /[;\n]/)

/** Keywords are divided by commas where nothing else divides them; `2,4-dinitrophenol` is one. */
export const keywordsIn = (text: string): string[] =>
  /[;\n]/.test(text) ? listIn(text) : dividedBy(text, /(?<!\d),|,(?!\d)/)
