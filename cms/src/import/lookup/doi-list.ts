import { findDoi } from '../entry/links'

/** One line of a list of DOIs. */
export interface DoiLine {
  /** As it is written. */
  source: string
  /** `undefined` when the line holds none. */
  doi: string | undefined
}

/** The DOIs of a list: one a line, or divided by commas, semicolons or spaces. */
export const doiLines = (text: string): DoiLine[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const pieces = line
        .split(/[\s,;]+(?=(?:https?:\/\/|doi:|10\.))/i)
        .map((source) => ({ source, doi: findDoi(source) }))
      // Beside a DOI, what names it (`DOI 10.…`) or the paper is nothing to look up.
      const named = pieces.filter(({ doi }) => doi !== undefined)
      return named.length > 0 ? named : pieces
    })
