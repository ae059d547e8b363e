import { isShouted, smallWords } from '../api/publication/journal-name'
import { asSearched } from '../api/publication/search-text'

/** What is known of where a paper appeared. */
export interface InJournal {
  journal: string | null
  /** ISSNs of print and web, in the form of the field. */
  issn: string | null
}

/** One word of a journal's name. */
interface Word {
  text: string
  /** Written with a full stop. */
  isShort: boolean
}

const wordsOf = (name: string): Word[] =>
  name
    .replace(/\./g, '. ')
    .split(/[\s/:;,()-]+/)
    .map((word) => ({ text: asSearched(word), isShort: word.endsWith('.') }))
    .filter(({ text }) => text !== '' && !smallWords.has(text))

/**
 * Whether the first name is an abbreviation of the second: word for word, each the same or its beginning. A beginning
 * without a full stop counts when there are two of them at least: `Phys Rev Lett` is `Physical Review Letters`, but
 * `Nano Letters` is no `Nanotechnology Letters`.
 */
function abbreviates(short: readonly Word[], long: readonly Word[]): boolean {
  if (short.length !== long.length) return false
  let beginnings = 0
  let full = 0
  for (const [at, { text, isShort }] of short.entries()) {
    const facing = long[at]?.text ?? ''
    if (text === facing) {
      full += isShort && text.length > 1 ? 1 : 0
      continue
    }
    if (!facing.startsWith(text)) return false
    beginnings += isShort ? 2 : 1
  }
  return full === 0 && (beginnings === 0 || beginnings >= 2)
}

/** Which of several ways to write a journal's name is shown: written out, not in capitals, the most frequent. */
const better = (one: string, other: string, counts: ReadonlyMap<string, number>): string => {
  if (isShouted(one) !== isShouted(other)) return isShouted(one) ? other : one
  const letters = (name: string) => asSearched(name).length
  if (letters(one) !== letters(other)) return letters(one) > letters(other) ? one : other
  return (counts.get(one) ?? 0) >= (counts.get(other) ?? 0) ? one : other
}

/**
 * The journals of some papers, each under one name whichever way papers write it: in full, abbreviated, in capitals, or with
 * the same ISSN. An abbreviation that fits several journals stays one of its own.
 *
 * @returns the name that is shown, by the name as a paper writes it
 */
export function journalNames(papers: readonly InJournal[]): Map<string, string> {
  const counts = new Map<string, number>()
  const withIssn = new Map<string, Set<string>>()
  for (const { journal, issn } of papers) {
    if (journal === null) continue
    counts.set(journal, (counts.get(journal) ?? 0) + 1)
    for (const number of issn?.split('; ') ?? [])
      withIssn.set(number, (withIssn.get(number) ?? new Set()).add(journal))
  }
  const names = [...counts.keys()]
  const parent = new Map(names.map((name) => [name, name]))
  const rootOf = (name: string): string => {
    const above = parent.get(name) ?? name
    return above === name ? name : rootOf(above)
  }
  const join = (one: string, other: string) => parent.set(rootOf(one), rootOf(other))

  for (const [first = '', ...others] of withIssn.values()) for (const other of others) join(other, first)
  const words = new Map(names.map((name) => [name, wordsOf(name)]))
  // Only names that begin alike and are as long can be one.
  const alike = new Map<string, string[]>()
  for (const [name, { length, 0: begin }] of words) {
    const key = `${String(length)} ${begin?.text[0] ?? name}`
    alike.set(key, [...(alike.get(key) ?? []), name])
  }
  for (const group of alike.values()) {
    for (const name of group) {
      const own = words.get(name) ?? []
      const full = group.filter((other) => other !== name && abbreviates(own, words.get(other) ?? []))
      // `J. Phys.` alone could be any of them.
      const journals = new Set(
        full.map((other) => (words.get(other) ?? []).map(({ text }) => text).join(' ')),
      )
      const longest = [...journals].filter(
        (one) => ![...journals].some((other) => other !== one && fits(one, other)),
      )
      if (longest.length === 1) for (const other of full) join(name, other)
    }
  }
  const shown = new Map<string, string>()
  for (const name of names) {
    const root = rootOf(name)
    const present = shown.get(root)
    shown.set(root, present === undefined ? name : better(present, name, counts))
  }
  return new Map(names.map((name) => [name, shown.get(rootOf(name)) ?? name]))
}

/** Whether one of two names that an abbreviation fits is an abbreviation of the other itself. */
const fits = (one: string, other: string): boolean => abbreviates(wordsOf(one), wordsOf(other))
