import { Fragment } from 'react'
import { languagePieces } from './language'
import { keepUnits } from './number-and-unit'

export interface ScientificPiece {
  text: string
  /** `i` stands for italics: of species, genes, variables. */
  level: 'normal' | 'sub' | 'sup' | 'i'
}

const subscripts = byCharacter('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ', '0123456789+−=()aeoxhklmnpst')
const superscripts = byCharacter('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', '0123456789+−=()ni')

/** Tags, and characters that are indices by themselves. */
const marks = new RegExp(
  `</?(?:su[bp]|i)>|[${[...subscripts.keys(), ...superscripts.keys()].join('')}]`,
  'gu',
)

const loweredCharacters = new Map([...subscripts].map(([raised, plain]) => [plain, raised]))
const raisedCharacters = new Map([...superscripts].map(([raised, plain]) => [plain, raised]))

function byCharacter(raised: string, plain: string): Map<string, string> {
  const letters = Array.from(plain)
  return new Map(Array.from(raised, (character, index) => [character, letters[index] ?? character]))
}

/**
 * Cuts a text into normal, subscript, superscript and italic pieces. `<sub>…</sub>` and `<sup>…</sup>` (as Crossref writes
 * them) and the Unicode characters (ZnO₂, 10⁻³) mean the same; any other markup but `<i>…</i>` is text.
 */
export function scientificPieces(text: string): ScientificPiece[] {
  const pieces: ScientificPiece[] = []
  let level: ScientificPiece['level'] = 'normal'
  const add = (characters: string, as: ScientificPiece['level']) => {
    const last = pieces.at(-1)
    if (last?.level === as) last.text += characters
    else pieces.push({ text: characters, level: as })
  }
  let end = 0
  for (const { 0: token, index } of text.matchAll(marks)) {
    if (index > end) add(text.slice(end, index), level)
    end = index + token.length
    const sub = subscripts.get(token)
    const sup = superscripts.get(token)
    if (sub !== undefined) add(sub, 'sub')
    else if (sup !== undefined) add(sup, 'sup')
    else level = token.startsWith('</') ? 'normal' : (token.slice(1, -1) as ScientificPiece['level'])
  }
  if (end < text.length) add(text.slice(end), level)
  return pieces
}

/**
 * The same text without markup: H₂O for `H<sub>2</sub>O`, in Unicode's subscripts and superscripts.
 *
 * @param spelled what to write where Unicode has no character for a piece; its bare characters without it
 */
export const unicodeText = (
  text: string,
  spelled: (piece: ScientificPiece) => string = (piece) => piece.text,
): string =>
  scientificPieces(text)
    .map((piece) => {
      if (piece.level === 'normal' || piece.level === 'i') return piece.text
      const raised = piece.level === 'sub' ? loweredCharacters : raisedCharacters
      const characters = Array.from(piece.text, (character) => raised.get(character))
      return characters.includes(undefined) ? spelled(piece) : characters.join('')
    })
    .join('')

/**
 * A title or a name as scientists write it, with real subscripts and superscripts (no font needs glyphs for them), and a
 * number on one line with its unit. What of it is in another script says its language and has its own direction (WCAG 2.2, 3.1.2).
 */
export const ScientificText = ({ children }: { children: string }) =>
  languagePieces(keepUnits(children)).map(({ text, language }, index) =>
    language === undefined ? (
      <Levels key={index}>{text}</Levels>
    ) : (
      <bdi key={index} lang={language}>
        <Levels>{text}</Levels>
      </bdi>
    ),
  )

const Levels = ({ children }: { children: string }) =>
  scientificPieces(children).map(({ text, level: Level }, index) =>
    Level === 'normal' ? <Fragment key={index}>{text}</Fragment> : <Level key={index}>{text}</Level>,
  )
