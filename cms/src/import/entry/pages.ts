import { readPages } from '../../api/publication/page-range'

/** `1234-45` is `1234-1245`, as PubMed and others shorten it; `2015-3`, which would go backwards, is a number. */
export const wholeRange = (pages: string | undefined): string | undefined =>
  pages?.replace(/^(\d+)-(\d+)$/, (range, from: string, to: string) => {
    if (to.length >= from.length) return range
    const whole = from.slice(0, from.length - to.length) + to
    return whole > from ? `${from}-${whole}` : range
  })

/** Pages as they are stored, with both ends of a range written out. */
export const wholePages = (text: string): string => wholeRange(readPages(text)) ?? ''
