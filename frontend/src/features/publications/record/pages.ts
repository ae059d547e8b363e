import type { PublicationRecord } from './record'

/** Where in its volume a work stands: on pages, or under a number of its own. */
export type Place = { first: string; last: string | null } | { article: string }

/**
 * Reads `12-19` (with whatever dash), `S12-S19`, `12`, and takes what is no page for an article number: `e0123`,
 * `104512`, `Art. 7`. A single number of five digits or more is one too: no volume has that many pages.
 *
 * @returns undefined when nothing is stored
 */
export function readPages(stored: string | null): Place | undefined {
  const text = stored?.trim() ?? ''
  if (text === '') return undefined
  const range = /^([\p{L}\d.]+)\s*[-‐‑‒–—]+\s*([\p{L}\d.]+)$/u.exec(text)
  if (range?.[1] !== undefined && range[2] !== undefined) return { first: range[1], last: range[2] }
  return /^[A-Z]?\d{1,4}$|^[ivxlc]+$/.test(text) ? { first: text, last: null } : { article: text }
}

/** Whether what is stored is how many pages there are: of a work that stands for itself a number alone is. */
export const isLength = ({ type, pages }: Pick<PublicationRecord, 'type' | 'pages'>): boolean =>
  (type === 'book' || type === 'thesis') && /^\d+$/.test(pages ?? '')
