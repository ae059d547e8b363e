import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Formulas as publishers put them into titles, with the prefix that Crossref's have and without; each ends before the next. */
const formula =
  /<(?:mml:)?(math|msubsup|msub|msup)(?:\s[^<>]*)?>(?:(?!<(?:mml:)?\1[\s>]).)*?<\/(?:mml:)?\1>/gs

/** In characters; a longer one is none, and could be nested beyond all depth. */
const longest = 5000

/** MathML (https://www.w3.org/TR/mathml-core/) as a line of text with `<sub>` and `<sup>`: where a tag alone would be lost, so would what it means. */
export const withoutMathMl = (text: string): string =>
  text.replace(formula, (found) =>
    found.length > longest
      ? found
      : parseDocument(found, { xmlMode: true, decodeEntities: false }).children.map(inLine).join(''),
  )

/** A formula, or a part of one. */
export function inLine(node: Node): string {
  if (DomUtils.isText(node)) return node.data.trim()
  if (!DomUtils.isTag(node)) return ''
  const parts = node.children
    .filter((child) => !DomUtils.isText(child) || child.data.trim() !== '')
    .map(inLine)
  const [base = '', first = '', second = ''] = parts
  switch (node.name.replace('mml:', '')) {
    case 'msub':
      return `${base}<sub>${first}</sub>`
    case 'msup':
      return `${base}<sup>${first}</sup>`
    case 'msubsup':
      return `${base}<sub>${first}</sub><sup>${second}</sup>`
    case 'mfrac':
      return `${base}/${first}`
    case 'msqrt':
      return `√${parts.join('')}`
    case 'annotation':
      return ''
    default:
      return parts.join('')
  }
}
