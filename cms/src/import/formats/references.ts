import { findDoi } from '../entry/links'

/** `[12]`, `[J3]`, `12.`, `(12)` before a reference, or in the line above it. */
const number = /^(?:\[[A-Z]{0,2}\d{1,4}\]|\([A-Z]?\d{1,4}\)|[A-Z]?\d{1,4}[.)])(?:[^\S\n]+|$)/

/** What is numbered goes on by one, or back; here and there some are left out. A year or a page at the beginning of a line does not. */
const farthest = 10

const year = /\b(?:19|20)\d\d(?!\d)/

/** What stands in the place of a year as long as there is none. */
const date = new RegExp(
  String.raw`${year.source}|\b(?:in press|to appear|under review|submitted to|accepted (?:by|for|in)|(?:accepted|submitted)\W*$)`,
  'i',
)

/** In characters: it has an author, a journal and numbers. */
const shortest = 20
/** In characters. */
export const longest = 1500

/** The last year that is written in a reference, which is mostly its own. */
export function yearOf(reference: string): number | undefined {
  const last = reference.match(new RegExp(year, 'g'))?.at(-1)
  return last === undefined ? undefined : Number(last)
}

/** Whether a line reads like a whole reference. */
export const isReference = (text: string): boolean =>
  text.length >= shortest &&
  text.length <= longest &&
  date.test(text) &&
  (text.match(/[.,;:]\s/g)?.length ?? 0) > 1

/** Whether a line that is no reference stands between some: `2020`, `Journal articles (2019–2023)`. */
export const isHeading = (line: string): boolean =>
  line.length < 40 && !isReference(line) && /^[^\d.,;:/]*(?:\d{4}[^\d.,;:/]*){0,2}$/.test(line)

/** Whether it surely does, and is no piece of a title. */
const isSection = (line: string): boolean =>
  isHeading(line) &&
  /^(?:19|20)\d\d$|\b(?:articles|papers|publications|proceedings|books|chapters|patents|preprints|reviews|theses|talks)\b/i.test(
    line,
  )

/**
 * The entries of a list without their numbers: its lines; of references that go over several the lines joined, where they are
 * numbered, have blank lines between them, begin with their authors, or come from a profile of Google Scholar.
 */
export function entriesOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  return joined(paragraphs)
    .map((entry) => entry.replace(number, ''))
    .filter(Boolean)
}

function joined(paragraphs: readonly string[][]): string[] {
  const lines = paragraphs.flat()
  const has = (mark: RegExp, times: number) => (of: readonly string[]) =>
    of.filter((line) => mark.test(line)).length >= times
  if (has(number, 2)(lines)) {
    const isNumbered = has(number, 1)
    const others = splitter(paragraphs.filter((paragraph) => !isNumbered(paragraph)))
    return paragraphs.flatMap((paragraph) =>
      isNumbered(paragraph)
        ? groups(paragraph, isNext).flatMap(withoutHeading).map(inOneLine)
        : others(paragraph),
    )
  }
  if (has(endOfScholar, 2)(lines))
    return paragraphs
      .flatMap((paragraph) => groups(paragraph, (_, before) => endOfScholar.test(before.at(-1) ?? '')))
      .map(ofScholar)
  if (paragraphs.length === 1 && !has(author, 2)(lines)) return lines
  return paragraphs.flatMap(splitter(paragraphs))
}

/** Whether a line has the number after that of the present entry, which has none where it begins with a heading. */
function isNext(line: string, before: readonly string[]): boolean {
  if (!number.test(line)) return false
  const [beginning = ''] = before
  if (!number.test(beginning) || isHeading(before.at(-1) ?? '')) return true
  return Math.abs(numberOf(line) - numberOf(beginning)) <= farthest || /^\W?[A-Z]/.test(line)
}

const numberOf = (line: string): number => Number(/\d+/.exec(line)?.[0])

/** What makes entries of the lines of a paragraph without numbers. @param paragraphs all such paragraphs of the text */
function splitter(paragraphs: readonly string[][]): (paragraph: string[]) => string[] {
  const lines = paragraphs.flat()
  if (!areBroken(lines)) return (paragraph) => paragraph
  // A DOI below each reference is its own; among others it is an entry like them.
  const haveDois = !lines.some((line, at) => isDoi(line) && (at === 0 || isDoi(lines[at - 1] ?? '')))
  const isFirst: IsFirst = (line, before) => {
    const last = before.at(-1) ?? ''
    if (findDoi(last.slice(-longest)) !== undefined || (before.length === 1 && isSection(last))) return true
    if (isDoi(line)) return !haveDois
    return isDated(before) && (author.test(line) || (isEnd.test(last) && isBeginning(line)))
  }
  return (paragraph) => groups(paragraph, isFirst).map(inOneLine)
}

/** Whether lines are not entries by themselves: some have only the beginning of a reference, or the end. */
function areBroken(lines: readonly string[]): boolean {
  const texts = lines.filter((line) => !isDoi(line) && !isHeading(line))
  const whole = texts.filter((line) => isReference(line) && /^[\p{Lu}\p{Pi}"']/u.test(line))
  return whole.length < texts.length * 0.8
}

const isDoi = (line: string): boolean => /^(?:https?:\/\/|doi\b|10\.\d)/i.test(line)

/** Whether a line begins another entry. @param before the lines of the present one */
type IsFirst = (line: string, before: readonly string[]) => boolean

/** Lines, each with those below it up to the next that begins an entry. */
function groups(lines: readonly string[], isFirst: IsFirst): string[][] {
  const found: string[][] = []
  for (const line of lines) {
    const present = found.at(-1)
    if (present === undefined || isFirst(line, present)) found.push([line])
    else present.push(line)
  }
  return found
}

/** `A. Sample`, `J.-P. van Demo`, and no `J. Appl. Phys.`; `Demo, B.`, `van Demo BC,`; `Anna B. Demo,`, and no `Physical Review, 12`. */
const author = new RegExp(
  [
    String.raw`^(?:\p{Lu}\.[-\s]?){1,4}(?:\p{Ll}{1,5}\s){0,3}\p{Lu}[\p{L}'’-]{1,30}(?![\p{L}'’.-])`,
    String.raw`^(?:\p{Ll}{1,5}\s){0,3}\p{Lu}[\p{L}'’-]{1,30}(?:,\s\p{Lu}\.|\s\p{Lu}{1,3}[,.])`,
    String.raw`^\p{Lu}\p{Ll}{1,30}(?:\s(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]{1,30}|\p{Ll}{2,3})){1,4}(?:,(?!\s\d)|\sand\s\p{Lu})`,
  ].join('|'),
  'u',
)

/** No more lines are looked at than the longest reference has. */
const isDated = (lines: readonly string[]): boolean => date.test(lines.slice(-15).join(' ').slice(-longest))

const isEnd = /[\d.)\]]$/

const isBeginning = (line: string): boolean => isReference(line) || isHeading(line)

/** Lines of one entry. A DOI or another address that a line was too short for goes on in the next. */
const inOneLine = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === 0 || goesOn(lines[at - 1] ?? '', line) ? line : ` ${line}`)).join('')

/** Whether the address that a line ends with goes on in the next one. */
function goesOn(line: string, next: string): boolean {
  const [address = ''] = /(?<!\S)(?:https?:\/\/|doi:|10\.)\S*$/i.exec(line.slice(-300)) ?? []
  // With a full stop a sentence ends too: what goes on there has the next line to itself.
  return (
    /(?:[-_(]|\b10\.\d{4,9}\/|doi\.org\/)$/i.test(address) ||
    (address.endsWith('.') && /^[\da-z]\S*$/.test(next))
  )
}

/** A heading that stands right before the next number, apart from the reference above it. */
function withoutHeading(group: string[]): string[][] {
  const [heading = '', above] = [group.at(-1), group.slice(0, -1)]
  return isSection(heading) && isDated(above) ? [above, [heading]] : [group]
}

/**
 * The end of an entry of a profile of Google Scholar, which is copied in three lines: title; authors; where it appeared, how
 * often it is cited and its year, with tabs between them.
 */
const endOfScholar = /\t ?\d{0,6}\*? ?\t ?((?:19|20)\d\d)$/

/** The names of its three columns, which may come along. */
export const headOfScholar = /^[^\t\n]*\tcited by\tyear$/im

const ofScholar = (lines: readonly string[]): string =>
  lines
    .slice(lines.findLastIndex((line) => headOfScholar.test(line)) + 1)
    .map((line) => line.replace(endOfScholar, ', $1'))
    .join('. ')
