import { isMisspelt, mistakesIn } from './misspelt'
import type { Word } from './words'

/** How close a word of a text is to one that is looked for, by the word's number; 0 is not at all. */
export type Closeness = Float32Array

const whole = 1
const beginning = 0.75
const inside = 0.5
const misspelt = 0.25

/**
 * A short word is looked for as a whole: `wit` is neither with nor kwiat; a number is no part of another one. In scripts
 * without spaces a word of two characters is none.
 */
const isShort = (word: string) => /^(?:[a-z\d]{1,3}|\d+)$/.test(word)

function closenessOf(text: string, wanted: string): number {
  if (text === wanted) return whole
  if (isShort(wanted)) return 0
  if (text.startsWith(wanted)) return beginning
  return text.includes(wanted) ? inside : 0
}

const beginsAs = (text: string, wanted: string) => (text.startsWith(wanted) ? beginning : 0)

const forgive = (text: string, wanted: string) =>
  closenessOf(text, wanted) || (isMisspelt(text, wanted, mistakesIn(wanted)) ? misspelt : 0)

function compare(
  words: readonly Word[],
  wanted: Word,
  isUsed: (number: number) => boolean,
  compareOne: (text: string, wanted: string) => number,
): { close: Closeness; isAny: boolean } {
  const close = new Float32Array(words.length)
  let isAny = false
  words.forEach((spellings, number) => {
    if (!isUsed(number)) return
    for (const text of spellings) {
      for (const one of wanted) {
        const found = text === '' ? 0 : compareOne(text, one)
        if (found > (close[number] ?? 0)) close[number] = found
      }
    }
    isAny ||= (close[number] ?? 0) > 0
  })
  return { close, isAny }
}

/**
 * @param isUsed whether a word stands anywhere now: one of a text that is gone has no number less
 * @param forgiving whether a letter or two may be wrong
 */
export function closeTo(
  words: readonly Word[],
  wanted: Word,
  isUsed: (number: number) => boolean,
  forgiving: boolean,
): Closeness {
  const { close, isAny } = compare(words, wanted, isUsed, forgiving ? forgive : closenessOf)
  // Somebody is still typing, or it is an abbreviation.
  return isAny ? close : compare(words, wanted, isUsed, beginsAs).close
}
