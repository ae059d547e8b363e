/**
 * Pages as they are stored: a range with a single hyphen, `12-19`, or an article number as it is written.
 * `pp. 12 – 19` → `12-19`, `1234--1245` → `1234-1245`, `e2015-3` stays.
 */
export const readPages = (text: string): string =>
  text
    .trim()
    .replace(/^pp?\.\s*/i, '')
    .replace(/\s*(?:[‐‑‒–—―−]|-{2,3})\s*/g, '-')
    .replace(/(\d)\s+-\s+(?=\w)/g, '$1-')
    .replace(/\s*,\s*/g, ', ')
