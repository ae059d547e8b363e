import { asWords } from '../api/publication/search-text'

/** In characters; two lines on a telephone. */
const longest = 180

/** `[words](https://…)` as pages read it (frontend/src/ui/text/addresses.ts): here the words alone. */
const link = /\[([^[\]\n]{1,300})\]\([^\s()]+\)/g

/** The number of words that a text holds. */
const countWords = (text: string, words: readonly string[]): number => {
  const searched = asWords(text)
  return words.filter((word) => searched.includes(` ${word}`)).length
}

/** From a little before the first of the words on, as far as it may go. */
function cut(sentence: string, words: readonly string[]): string {
  const all = sentence.split(' ')
  const at = all.findIndex((word) => countWords(word, words) > 0)
  const start = sentence.length <= longest ? 0 : Math.max(at - 5, 0)
  let text = all[start] ?? ''
  for (const word of all.slice(start + 1)) {
    if (text.length + word.length >= longest) return `${start > 0 ? '… ' : ''}${text} …`
    text += ` ${word}`
  }
  return (start > 0 ? '… ' : '') + text
}

/**
 * The part of a text that says most of some words: the sentence that holds the most of them, with what follows it.
 *
 * @param words in small plain letters; a word of the text may go on behind one
 * @returns empty of an empty text
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const sentences = text
    .replace(link, '$1')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const counts = sentences.map((sentence) => countWords(sentence, words))
  const best = counts.indexOf(Math.max(...counts))
  return cut(sentences.slice(Math.max(best, 0)).join(' '), words)
}
