/** A part of a text, and the language of that part where it is not that of the page. */
export interface LanguagePiece {
  text: string
  language: string | undefined
}

/** Scripts that tell of another language. Greek does not: it is in every formula. */
const scripts = [
  ...['Arab', 'Armn', 'Beng', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Gujr', 'Guru', 'Hang', 'Hani', 'Hebr', 'Khmr'],
  ...['Knda', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thai', 'Tibt'],
]

/** Japanese stands in three scripts, one of which is that of Chinese. */
const lettersOf = (script: string) =>
  script === 'Hani' ? '[\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}]' : `\\p{sc=${script}}`

const kana = /[\p{sc=Hira}\p{sc=Kana}]/u

/** Most texts have none of these, and need no look at each script. */
const other = /[^\p{sc=Latn}\p{sc=Grek}\p{sc=Zyyy}\p{sc=Zinh}]/u

/** Words of one script, with what is between them that belongs to no other. */
const runs = new RegExp(
  scripts
    .map(lettersOf)
    .map((letter) => `(${letter}(?:[^\\p{L}]*${letter})+)`)
    .join('|'),
  'gu',
)

const letters = (text: string) => text.match(/[\p{L}\p{M}]/gu)?.length ?? 0

/**
 * Cuts a text where its script changes. A text that is mostly of one other script is one piece, a formula in it too: it
 * has one direction. The language is the one that a script is likely to stand for (Unicode CLDR, likely subtags): Kannada
 * for its letters, Hindi for Devanagari, Arabic, Russian, Chinese.
 */
export function languagePieces(text: string): LanguagePiece[] {
  const pieces: LanguagePiece[] = []
  const all = letters(text)
  let end = 0
  for (const match of other.test(text) ? text.matchAll(runs) : []) {
    const { 0: run, index } = match
    const script = scripts[match.slice(1).findIndex(Boolean)] ?? ''
    const language = kana.test(run) ? 'ja' : new Intl.Locale(`und-${script}`).maximize().language
    if (letters(run) * 2 > all) return [{ text, language }]
    if (index > end) pieces.push({ text: text.slice(end, index), language: undefined })
    pieces.push({ text: run, language })
    end = index + run.length
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), language: undefined })
  return pieces
}
