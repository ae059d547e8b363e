import { arxivAddress, doiAddress, type CitedRecord } from '../record/record'

/** A stretch of a citation that is set in one way. Its text may hold `<sub>`, `<sup>` and `<i>`. */
export interface Run {
  text: string
  italic?: true
  /** The text is an address. */
  link?: true
}

/** What a style makes of a publication, ready to be set. */
export type Citation = Run[]

/** A piece of a citation: nothing when what it would say is unknown, so that no punctuation is left behind. */
export type Part = Run[] | null

export const plain = (text: string | null | undefined): Part => (text ? [{ text }] : null)
export const italic = (text: string | null | undefined): Part => (text ? [{ text, italic: true }] : null)

/** Parts that are known, with a text between them. */
export function joined(parts: Part[], between: string): Part {
  const known = parts.filter((part) => part !== null)
  if (known.length === 0) return null
  return known.flatMap((part, index) => (index === 0 ? part : [{ text: between }, ...part]))
}

/** A part with a text before and after it; nothing around nothing. */
export const around = (before: string, part: Part, after = ''): Part =>
  part && [...(before ? [{ text: before }] : []), ...part, ...(after ? [{ text: after }] : [])]

/** Whether a text ends with a mark of its own, also one in quotation marks or italics. */
export const isEnded = (text: string): boolean => /[.?!]["”’]?(?:<\/(?:i|su[bp])>)*$/.test(text)

/** Ends a part with a mark, unless it ends with one already, or with an address, which would be copied with it. */
export const ended = (part: Part, mark: string): Part =>
  part && (part.at(-1)?.link || isEnded(written(part)) ? part : [...part, { text: mark }])

/** The DOI as an address, or the link where there is no DOI, or the page of arXiv. */
export function address({ doi, link, arxivId }: Pick<CitedRecord, 'doi' | 'link' | 'arxivId'>): Part {
  const text = doi ? doiAddress(doi) : (link ?? (arxivId && arxivAddress(arxivId)))
  return text ? [{ text, link: true }] : null
}

/** A citation's text, with its `<sub>`, `<sup>` and `<i>`. */
export const written = (citation: Run[]): string => citation.map(({ text }) => text).join('')

/** Neighbours that are set the same way become one. */
export function tidy(part: Part): Citation {
  const runs: Citation = []
  for (const run of part ?? []) {
    const last = runs.at(-1)
    if (last && last.italic === run.italic && last.link === run.link) last.text += run.text
    else runs.push({ ...run })
  }
  return runs
}
