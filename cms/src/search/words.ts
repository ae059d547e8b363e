import { asSearched } from '../api/publication/search-text'
import { greekLetters, lettersOfUmlauts, writtenOut } from '../rules/letters'
import { withoutMarks } from '../rules/marks'

/** A word by its spellings in plain letters: `müller` is muller and mueller, most others have one. */
export type Word = readonly [string, ...string[]]

/** The other forms that TeX has of Greek letters. */
const variants: Readonly<Record<string, string>> = { ϵ: 'ε', ϕ: 'φ', ϑ: 'θ', ϱ: 'ρ', ϖ: 'π', ϰ: 'κ' }

const lettersWrittenOut = { ...lettersOfUmlauts, ...greekLetters }

const betweenWords = /[^\p{L}\p{N}\p{M}]+/u

/**
 * A name or a term of several words with hyphens, which others write as one: `co-doped`, `photo‐catalysis`. A run of
 * letters is looked at once, from its beginning: 20,000 without a space would take seconds.
 */
const hyphenated = /(?<!\p{L})\p{L}+(?:[-‐‑]\p{L}+)+/gu

const lower = (text: string) =>
  withoutMarks(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ϵϕϑϱϖϰ]/g, (letter) => variants[letter] ?? letter)

/** The words of a text, in order. */
export const wordsOf = (text: string): Word[] => lower(text).split(betweenWords).flatMap(spellings)

/** The words with hyphens of a text, written as one. */
export const joinedWordsOf = (text: string): Word[] =>
  [...lower(text).matchAll(hyphenated)].flatMap(([word]) => spellings(word.replace(/[-‐‑]/g, '')))

function spellings(word: string): Word[] {
  const plain = asSearched(word).split(' ').filter(Boolean)
  const [first] = plain
  if (first === undefined) return []
  const full = asSearched(writtenOut(word, lettersWrittenOut))
  if (plain.length === 1 && full !== first && !full.includes(' ')) return [[first, full]]
  return plain.map((one): Word => [one])
}
