import type { Closeness } from './closeness'

/** Weights stand in the last bits of a posting, beside the document's number. */
const weightBits = 4
const weightMask = (1 << weightBits) - 1

/** In which documents each word stands, and how much that weighs, so that a search looks at no other document. */
export class Postings {
  /** By the number of the word. */
  private readonly lists: number[][] = []

  /** @param weights of a document's words, by their numbers: 0 to 15 */
  add(document: number, weights: ReadonlyMap<number, number>): void {
    for (const [word, weight] of weights) (this.lists[word] ??= []).push((document << weightBits) | weight)
  }

  remove(document: number, words: Iterable<number>): void {
    for (const word of words) {
      const list = this.lists[word]
      if (list) this.lists[word] = list.filter((posting) => posting >> weightBits !== document)
    }
  }

  /** Whether any document has a word now. */
  has(word: number): boolean {
    return (this.lists[word]?.length ?? 0) > 0
  }

  /** Of every document that has a word which is close, the best of closeness times weight. */
  bestOf(close: Closeness): Map<number, number> {
    const scores = new Map<number, number>()
    close.forEach((closeness, word) => {
      if (closeness === 0) return
      for (const posting of this.lists[word] ?? []) {
        const document = posting >> weightBits
        const score = closeness * (posting & weightMask)
        if (score >= (scores.get(document) ?? 0)) scores.set(document, score)
      }
    })
    return scores
  }
}
