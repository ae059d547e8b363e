import { named } from './addresses'
import { unicodeText } from './scientific-text'

export interface EmphasisPiece {
  text: string
  emphasis: 'none' | 'em' | 'strong'
}

/** Letters of scripts that put no space around words. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`

/** What may stand between asterisks: brackets stand in it in pairs. */
const inBrackets = String.raw`\([^*\n()]*\)`
const words = String.raw`(?:[^*\n()]|${inBrackets})*(?:[^\s*()]|${inBrackets})`

/**
 * Words between asterisks, as Markdown has them: two for `**bold**`, one for `*italics*`. The first stands behind a space, a
 * sign that joins words, a bracket or a quotation mark and before a word, the last behind one: those of products (`5 * 3`), of
 * footnotes (`Sample*`) and of formulas do not.
 */
const emphasised = new RegExp(
  String.raw`(?<=^|[\s({“"‘',–—[-]|\*[/=]|[${unspaced}])(?<asterisks>\*{1,2})(?=[^\s*)\]}.,;])(?<words>${words})\k<asterisks>(?!(?![${unspaced}])[\p{L}\p{N}]|\*)`,
  'gu',
)

/** Words with an address are looked at by themselves. */
const namedOrEmphasised = new RegExp(`${named.source}|${emphasised.source}`, 'giu')

/** Cuts a text before and after the words in it that are bold or in italics. */
export function emphasisPieces(text: string): EmphasisPiece[] {
  const pieces: EmphasisPiece[] = []
  let end = 0
  for (const { 0: whole, groups, index } of text.matchAll(namedOrEmphasised)) {
    const { asterisks, words = '' } = groups ?? {}
    if (asterisks === undefined) continue
    if (index > end) pieces.push({ text: text.slice(end, index), emphasis: 'none' })
    pieces.push({ text: words, emphasis: asterisks === '*' ? 'em' : 'strong' })
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), emphasis: 'none' })
  return pieces
}

/** A text without the addresses that its words lead to and without its asterisks, where nothing can be a link or be bold. */
export const withoutMarkdown = (text: string): string =>
  text.replace(named, '$1').replace(emphasised, '$<words>')

/** A text for where nothing can be set or be a link: in descriptions, calendars, structured data. */
export const wordsAlone = (text: string): string => unicodeText(withoutMarkdown(text))
