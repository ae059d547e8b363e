import { Fragment } from 'react'

type Piece = { text: string; level: 'normal' | 'sub' | 'sup' }

const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ'
const subscriptLetters = '0123456789+−=()aeoxhklmnpst'
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'
const superscriptLetters = '0123456789+−=()ni'

/**
 * Cuts a text into normal, subscript and superscript pieces. `<sub>…</sub>` and `<sup>…</sup>` (as Crossref writes
 * them) and the Unicode characters (ZnO₂, 10⁻³) mean the same; any other markup is text.
 */
export function scientificPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let level: Piece['level'] = 'normal'
  const add = (characters: string, as: Piece['level']) => {
    const last = pieces.at(-1)
    if (last?.level === as) last.text += characters
    else pieces.push({ text: characters, level: as })
  }
  for (const [token] of text.matchAll(/<\/?su[bp]>|./gsu)) {
    if (token === '<sub>' || token === '<sup>') level = token === '<sub>' ? 'sub' : 'sup'
    else if (token === '</sub>' || token === '</sup>') level = 'normal'
    else if (subscripts.includes(token)) add(subscriptLetters[[...subscripts].indexOf(token)] ?? token, 'sub')
    else if (superscripts.includes(token))
      add(superscriptLetters[[...superscripts].indexOf(token)] ?? token, 'sup')
    else add(token, level)
  }
  return pieces
}

/** A title as scientists write it, with real subscripts and superscripts (no font needs glyphs for them). */
export const ScientificText = ({ children }: { children: string }) =>
  scientificPieces(children).map(({ text, level: Level }, index) =>
    Level === 'normal' ? <Fragment key={index}>{text}</Fragment> : <Level key={index}>{text}</Level>,
  )
