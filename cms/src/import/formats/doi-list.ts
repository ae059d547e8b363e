import { readArxivId } from '../../api/publication/arxiv-id'
import { findDoi } from '../entry/links'
import { entriesOf, isHeading, isReference, longest } from './references'

/** One line of a list of DOIs or of references. */
export interface DoiLine {
  /** As it is written. */
  source: string
  /** `undefined` when the line holds none. */
  doi: string | undefined
  /** What the paper can be looked for by where there is no DOI, or none that exists: the line, where it reads like a reference. */
  reference: string | undefined
}

/** By which a line of a list is known. */
export const keyOfLine = ({ source, doi }: DoiLine): string => doi ?? source

/**
 * The DOIs of a list: one a line, or divided by commas, semicolons or spaces; or references, each of which may go over
 * several lines.
 */
export function doiLines(text: string): DoiLine[] {
  const lines = entriesOf(text).flatMap((line) => doisIn(line) ?? [wordsOf(line)])
  const areReferences = lines.some(({ doi, reference }) => doi === undefined && reference !== undefined)
  return areReferences ? lines.filter(({ source }) => !isHeading(source)) : lines
}

/** The DOIs in a line; beside them, what names one (`DOI 10.…`) or the paper is nothing to look up. */
function doisIn(line: string): DoiLine[] | undefined {
  // Not by what stands between them, and not in more than a DOI is long: patterns for many commas take minutes for a file of
  // nothing else.
  const starts = [...line.matchAll(/(?<![^\s,;])(?:https?:\/\/|doi:|10\.)/gi)].map(({ index }) => index)
  const words = withoutCompanion(line.slice(0, Math.min(starts[0] ?? 0, longest))).trim()
  const reference = isReference(words) ? words : undefined
  const read = (source: string) => ({ source, doi: findDoi(source), reference: undefined })
  const own = starts.flatMap((start, at) =>
    reference !== undefined && companion.test(line.slice(Math.max(0, start - longestCompanion), start))
      ? []
      : read(withoutEnd(line.slice(start, Math.min(starts[at + 1] ?? Infinity, start + longest)))),
  )
  const found = own.filter(({ doi }) => doi !== undefined)
  const [only, another] = found
  if (only && another === undefined) return [{ ...only, reference }]
  if (found.length > 0) return found
  if (own.length < starts.length) return [{ source: line, doi: undefined, reference }]
  // A bracket or something else may stand before it.
  const beginning = line.slice(0, longest)
  const whole = read(beginning)
  if (whole.doi !== undefined) return [whole]
  const [address = beginning] = /https?:\/\/arxiv\.org\/\S{1,60}/i.exec(beginning) ?? []
  const doi = arxivDoi(address.replace(/[.,;)\]]+$/, ''))
  return doi === undefined ? undefined : [{ source: line, doi, reference: undefined }]
}

/** What a paper comes with, which has a DOI of its own: `Data: `, `(code is available at `, `, preprint `. */
const companion = new RegExp(
  String.raw`[(,;\s]*\b(?:${[
    String.raw`(?:data(?: ?sets?)?|code|software|supplement\w*(?: \w+)?)(?:(?: is| are)?(?: available)? (?:at|from|in|under|via):?|:)`,
    String.raw`(?:erratum|errata|corrigendum|correction|(?<!rxiv )preprint)(?: at)?[:,]?`,
  ].join('|')}) *(?:doi:? *)?$`,
  'i',
)

/** In characters. */
const longestCompanion = 80

/** The words of a reference without those that end with what another DOI is of. */
function withoutCompanion(words: string): string {
  const end = words.slice(-longestCompanion)
  return words.slice(0, words.length - end.length) + end.replace(companion, '')
}

/** The DOI that arXiv registers for each of its papers, without a version (https://info.arxiv.org/help/doi.html). */
export function arxivDoi(number: string): string | undefined {
  const id = readArxivId(number)
  return id === undefined ? undefined : `10.48550/arXiv.${id.replace(/v\d+$/, '')}`
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,;]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const wordsOf = (line: string): DoiLine => ({
  source: line,
  doi: undefined,
  reference: isReference(line) ? line : undefined,
})

/** Whether most of a text can be looked up. */
export function isDoiList(text: string): boolean {
  const lines = doiLines(text)
  const known = lines.filter(({ doi, reference }) => doi !== undefined || reference !== undefined)
  return known.length * 2 >= lines.length && known.length > 0
}
