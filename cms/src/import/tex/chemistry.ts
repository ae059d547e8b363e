import { endOfValue } from './tex-braces'

/** Arrows of reactions, the longest first. */
const arrows: readonly (readonly [tex: string, arrow: string])[] = [
  ['<=>>', '⇌'],
  ['<<=>', '⇌'],
  ['<-->', '⇄'],
  ['<=>', '⇌'],
  ['<->', '↔'],
  ['->', '→'],
  ['<-', '←'],
]

/** With the minus sign that scientists write, not a hyphen. */
const raised = (text: string) => `\\textsuperscript{${text.replaceAll('-', '−')}}`
const lowered = (text: string) => `\\textsubscript{${text.replaceAll('-', '−')}}`
const bare = (text: string) => text.replace(/[${}]/g, '')

/** What `^` or `_` at `at` stands before: a group in braces, digits with a sign, or one character. */
function argumentAt(text: string, at: number): string {
  if (text[at + 1] === '{') {
    const end = endOfValue(text, at + 1)
    return text.slice(at + 1, end < 0 ? text.length : end + 1)
  }
  const rest = text.slice(at + 1)
  return /^\d*[+-]+|^\d+|^\\[a-zA-Z]+|^[^]/.exec(rest)?.[0] ?? ''
}

/**
 * A formula as chemists write it in `\ce{}` of mhchem (https://mhchem.github.io/MathJax-mhchem/) and `\ch{}` of
 * chemformula: digits behind an element are indices, a sign at the end is a charge, `^{67}Zn` is an isotope.
 * @returns TeX in which indices are `\textsubscript` and charges `\textsuperscript`
 */
export function formula(text: string): string {
  let written = ''
  // Whether an element, a group or an index stands before: then a digit is an index, and a sign a charge.
  let bound = false
  const put = (tex: string, isBound: boolean, length: number): number => {
    written += tex
    bound = isBound
    return length
  }
  const read = (at: number): number => {
    const rest = text.slice(at)
    const first = rest.charAt(0)
    const arrow = arrows.find(([tex]) => rest.startsWith(tex))
    if (arrow !== undefined) return put(arrow[1], false, arrow[0].length)
    if (first === '^' || first === '_') {
      const argument = argumentAt(text, at)
      return put((first === '^' ? raised : lowered)(bare(argument)), true, 1 + argument.length)
    }
    const [digits] = /^\d+/.exec(rest) ?? []
    if (digits !== undefined) return put(bound ? lowered(digits) : digits, bound, digits.length)
    const [sign] = /^[+-]+(?=$|[\s)\]},^_$])/.exec(rest) ?? []
    if (sign !== undefined && bound) return put(raised(sign), true, sign.length)
    const [command] = /^\\(?:[a-zA-Z]+|[^])/.exec(rest) ?? []
    if (command !== undefined) return put(command, true, command.length)
    if (/[*.]/.test(first) && bound) return put('·', false, 1)
    if (first === '#') return put('≡', false, 1)
    if (/[{}$]/.test(first)) return put('', bound, 1)
    return put(first, /[\p{L})\]]/u.test(first), 1)
  }
  for (let at = 0; at < text.length;) at += read(at)
  return written
}
