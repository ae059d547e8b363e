import type { Word } from './words'

/** Stands between two authors, and between a text and its words that are written as one: no word. */
export const gap = 0

/** The different words of all texts, each with a number, so that a text is a row of numbers. */
export class Vocabulary {
  /** By their numbers. */
  readonly words: Word[] = [['']]
  private readonly numbers = new Map<string, number>()

  /** The number of a word, which it is given when it comes for the first time. */
  numberOf(word: Word): number {
    const key = word.join(' ')
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.words.length)
    return this.words.push(word) - 1
  }
}
