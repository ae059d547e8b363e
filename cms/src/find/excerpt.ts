import { asWords } from '../api/publication/search-text'

/** In characters; two lines on a telephone. */
const longest = 180

/** Words with an address, as pages read them (frontend/src/ui/text/addresses.ts): here the words alone. */
const link =
  /\[([^[\]\n]{1,300})\]\((?:(?:https?:\/\/|www\.)(?:[^\s<>"()]|\([^\s<>"()]*\))+|mailto:[^\s<>"()]+|\/(?![/\\])[^\s<>"()]*)\)/gi
/** Bold and italic words, as pages read them (frontend/src/ui/text/markdown.ts): here the words alone. */
const emphasised =
  /(?<=^|[\s({“"‘',–—[-]|\*[/=]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(\*{1,2})(?=[^\s*)\]}.,;])((?:[^*\n()]|\([^*\n()]*\))*(?:[^\s*()]|\([^*\n()]*\)))\1(?!(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}]|\*)/gu
/** What begins a line of a list or a heading, as pages read it (frontend/src/ui/text/paragraphs.tsx). */
const lineMark = /^[^\S\n]*(?:#{2,6}[^\S\n]+|[-–•*·▪■●◦○‣➢►✓\uf0a7\uf0b7\uf0d8\uf0fc]\s+|o\t)/gm
/** Between two sentences; Chinese and Japanese ones have no space between them. */
const ends = /(?<=[.!?])\s+|(?<=[。！？])|\n+/

/** A text whose links are their words, and whose words have no asterisks: nobody looks for those. */
export const withoutMarkdown = (text: string): string => text.replace(link, '$1').replace(emphasised, '$2')

/** The cells of a row, as pages read it (frontend/src/features/custom-pages/table.ts), and nothing of a rule or an image. */
const cellsAlone = (line: string): string => {
  const [, row] = /^\s*\|(.*)\|\s*$/.exec(line) ?? []
  if (row === undefined) return /^\s*\[image \d+\]\s*$/i.test(line) ? '' : line.trim().replace(/\t+/g, ' · ')
  return /[^\s:|-]/.test(row)
    ? row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' · ')
    : ''
}

/** A line that no sign ends, at which the next one would be read on. */
const unended = /(?<=[\p{L}\p{N}\p{M})%°])[^\S\n]*\n+/gu

/** The number of words that a text holds. */
const countWords = (text: string, words: readonly string[]): number => {
  const searched = asWords(text)
  return words.filter((word) => searched.includes(` ${word}`)).length
}

/** A text that was cut, without the half of a character at its end. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')

/** From a little before the first of the words on, as far as it may go. */
function cut(sentence: string, words: readonly string[]): string {
  const all = sentence.split(' ')
  const at = all.findIndex((word) => countWords(word, words) > 0)
  const start = sentence.length <= longest ? 0 : Math.max(at - 5, 0)
  // Some scripts have no spaces.
  let text = withoutHalf((all[start] ?? '').slice(0, longest))
  if (text.length < (all[start] ?? '').length) return `${text}…`
  for (const word of all.slice(start + 1)) {
    if (text.length + word.length >= longest) return `${start > 0 ? '… ' : ''}${text} …`
    text += ` ${word}`
  }
  return (start > 0 ? '… ' : '') + text
}

/** The one of some texts that holds the most of the words, the first of several. */
function telling(texts: readonly string[], words: readonly string[]): string {
  const counts = texts.map((text) => countWords(text, words))
  return texts[counts.indexOf(Math.max(...counts))] ?? ''
}

/**
 * The part of some texts that says most of some words: of the text that holds the most of them the sentence that does, with
 * what follows it.
 *
 * @param words in small plain letters; a word of a text may go on behind one
 * @returns empty without a text
 */
export function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const sentences = withoutMarkdown(telling(texts, words))
    .replace(lineMark, '')
    .replace(/.+/g, cellsAlone)
    .replace(unended, ' ·\n')
    .split(ends)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const best = sentences.indexOf(telling(sentences, words))
  return cut(sentences.slice(Math.max(best, 0)).join(' '), words)
}
