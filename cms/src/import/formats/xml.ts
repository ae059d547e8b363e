import { DomUtils, parseDocument } from 'htmlparser2'
import { inLine } from '../text/math-ml'

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * The elements of a name in a text of XML. Entities stay as they are written, and what a document defines itself is
 * never looked at: no text grows, and nothing is fetched.
 */
export const elementsOf = (text: string, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, parseDocument(text, { xmlMode: true, decodeEntities: false }), true)

const children = (element: Element, name: string): Element[] =>
  element.children.filter((child): child is Element => DomUtils.isTag(child) && child.name === name)

/** The elements at a path from an element, `Article/AuthorList/Author`. */
export const all = (element: Element, path: string): Element[] =>
  path.split('/').reduce<Element[]>((found, name) => found.flatMap((one) => children(one, name)), [element])

const levels: Readonly<Record<string, string>> = {
  subscript: 'sub',
  superscript: 'sup',
  sub: 'sub',
  sup: 'sup',
  italic: 'i',
  i: 'i',
}

/** What stands in an element, with its indices, its italics and no other tags. */
export function inside({ children: nodes }: Pick<Element, 'children'>): string {
  return nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data
      if (!DomUtils.hasChildren(node)) return ''
      if (DomUtils.isTag(node) && /^(?:mml:)?math$/.test(node.name)) return inLine(node)
      const level = DomUtils.isTag(node) ? levels[node.attribs.face ?? node.name] : undefined
      return level === undefined ? inside(node) : `<${level}>${inside(node)}</${level}>`
    })
    .join('')
}

/** What the elements at a path say, without blank ones. */
export const texts = (element: Element, path: string): string[] =>
  all(element, path)
    .map((one) => inside(one).trim())
    .filter((text) => text !== '')

/** What the first of these paths says that says something. */
export const text = (element: Element, ...paths: string[]): string | undefined =>
  paths.map((path) => texts(element, path)[0]).find((found) => found !== undefined)
