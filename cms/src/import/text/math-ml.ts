import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Formulas as publishers put them into titles, with the prefix that Crossref's have and without; each ends before the next. */
const formula =
  /<(?:mml:)?(math|msubsup|msub|msup)(?:\s[^<>]*)?>(?:(?!<(?:mml:)?\1[\s>]).)*?<\/(?:mml:)?\1>/gs

/**
 * A formula of JATS (https://jats.nlm.nih.gov), which may stand there in several forms. None is longer than ten thousand
 * characters.
 */
const inForms =
  /<(?:jats:)?(inline-formula|disp-formula|alternatives)(?:\s[^<>]*)?>.{0,9999}?<\/(?:jats:)?\1>/gs

const texForm = /<(?:jats:)?tex-math(?:\s[^<>]*)?>.{0,9999}?<\/(?:jats:)?tex-math>/gs

const texDocument = /\\documentclass.{0,999}?\\begin\{document\}(.{0,9999}?)\\end\{document\}/gs

/** Each formula in one form: MathML where there is some, else what TeX says, without the document around it. */
export const inOneForm = (text: string): string =>
  text
    .replace(inForms, (found) => (/<(?:mml:)?math[\s>]/.test(found) ? found.replace(texForm, '') : found))
    .replace(texDocument, '$1')
    // Instructions to a publisher's program; IOP's hold TeX.
    .replace(/<\?CDATA\s(.{0,9999}?)\?>|<!\[CDATA\[(.{0,9999}?)\]\]>/gs, '$1$2')
    .replace(/<\?[a-z].{0,9999}?\?>/gis, '')

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
  const { open = '(', close = ')', separators = ',' } = node.attribs
  const parts = node.children
    .filter((child) => !DomUtils.isText(child) || child.data.trim() !== '')
    .map(inLine)
  const [base = '', first = '', second = ''] = parts
  switch (node.name.replace('mml:', '')) {
    case 'msub':
      return `${base}<sub>${first}</sub>`
    case 'msup':
      return `${base}<sup>${first}</sup>`
    case 'munder':
      return `${base}<sub>${first}</sub>`
    case 'msubsup':
    case 'munderover':
      return `${base}<sub>${first}</sub><sup>${second}</sup>`
    case 'mfrac':
      return fraction(base, first)
    case 'msqrt':
      return `√${together(parts.join(''))}`
    case 'mfenced':
      return open + parts.join(separators.trim().slice(0, 1)) + close
    case 'mspace':
      return ' '
    case 'mtext':
      return DomUtils.textContent(node).replace(/\s+/g, ' ')
    case 'annotation':
    case 'annotation-xml':
      return ''
    default:
      return parts.join('')
  }
}

/** In brackets where something is added, multiplied or compared in it. */
const together = (part: string): string =>
  /[^\s(][\s+\-−±∓·×*/=<>]/.test(part.replace(/<su[bp]>.*?<\/su[bp]>/g, '')) ? `(${part})` : part

/** A fraction in one line: (a+b)/c. */
export const fraction = (above: string, below: string): string => `${together(above)}/${together(below)}`
