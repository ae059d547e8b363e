import type { PublicationRecord } from './record'

/** Where in its volume a work stands: on pages, or under a number of its own. */
export type Place = Pages | { article: string }

/** `ranges`: where they are several, `12–15, 20–25`, of which `first` and `last` are the ends. */
export interface Pages {
  first: string
  last: string | null
  ranges?: readonly Range[]
}

interface Range {
  first: string
  last: string | null
}

/**
 * Reads `12-19` (with whatever dash), `S12-S19`, `12`, `12-15, 20-25`, and takes what is no page for an article number: `e0123`,
 * `104512`, `Art. 7`. A single number of five digits or more is one too: no volume has that many pages.
 *
 * @returns undefined when nothing is stored
 */
export function readPages(stored: string | null): Place | undefined {
  const text = stored?.trim() ?? ''
  if (text === '') return undefined
  const parts = text.split(/\s*[,;]\s*/)
  const ranges = parts.flatMap((part) => readRange(part) ?? [])
  const [{ first } = { first: '' }] = ranges
  const end = ranges.at(-1)
  if (end === undefined || ranges.length < parts.length) return { article: text }
  return ranges.length === 1 ? end : { first, last: end.last ?? end.first, ranges }
}

function readRange(text: string): Range | undefined {
  const range = /^([\p{L}\d.]+)\s*[-‐‑‒–—]+\s*([\p{L}\d.]+)$/u.exec(text)
  if (range?.[1] !== undefined && range[2] !== undefined) return { first: range[1], last: range[2] }
  return /^[A-Z]?\d{1,4}$|^[ivxlc]+$/.test(text) ? { first: text, last: null } : undefined
}

/** The pages in words. @param dash what stands between the ends of a range */
export const pagesInWords = ({ first, last, ranges = [{ first, last }] }: Pages, dash = '–'): string =>
  ranges.map((range) => [range.first, range.last].filter((page) => page !== null).join(dash)).join(', ')

/** Whether what is stored is how many pages there are: of a work that stands for itself a number alone is. */
export const isLength = ({ type, pages }: Pick<PublicationRecord, 'type' | 'pages'>): boolean =>
  (type === 'book' || type === 'thesis') && /^\d+$/.test(pages ?? '')
