import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { scriptJson } from '../../src/ui/page/script-json'

/** Finds the new address of one of the site's own, which begins with a slash; absolute where the page has it so. */
export type Rename = (address: string, manner: 'relative' | 'absolute') => string

/** Attributes that hold one address, and those that hold several images with their widths. */
const single = new Set(['href', 'src', 'poster'])
const several = new Set(['srcset', 'imagesrcset'])

/**
 * A page with other addresses instead of the site's own, wherever it names one: in attributes, in the style sheet, and in
 * what it says to machines; and without buttons, which would do nothing.
 *
 * @param homes the addresses of the site's home page, without a slash at the end: what begins with one is the site's own
 */
export function frozenPage(html: string, homes: readonly string[], rename: Rename): string {
  const renamedAbsolute = (value: string): string => {
    const home = /\s/.test(value) ? undefined : homes.find((one) => `${value}/`.startsWith(`${one}/`))
    return home === undefined ? value : rename(value.slice(home.length) || '/', 'absolute')
  }
  const renamed = (value: string): string =>
    /^\/(?!\/)/.test(value) ? rename(value, 'relative') : renamedAbsolute(value)
  const document = parse(html)
  for (const element of elementsOf(document)) {
    for (const attribute of element.attrs) {
      const { name, value } = attribute
      if (single.has(name)) attribute.value = renamed(value)
      else if (name === 'content') attribute.value = renamedAbsolute(value)
      else if (several.has(name)) attribute.value = value.replace(/[^\s,]+(?=\s+[\d.]+[wx](?:,|$))/g, renamed)
    }
    const [text] = element.childNodes
    if (text === undefined || !('value' in text)) continue
    if (element.tagName === 'style') text.value = text.value.replace(/(?<=url\(["']?)\/[^"')]+/g, renamed)
    else if (element.tagName === 'script') text.value = renamedFacts(text.value, renamedAbsolute)
  }
  return serialize(document)
}

/** schema.org's JSON, the only script that a frozen page has. */
function renamedFacts(json: string, renamed: (value: string) => string): string {
  const facts: unknown = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? renamed(value) : value,
  )
  return scriptJson(facts)
}

/** A button that opens nothing by itself is there for a program, and here is none. */
const isDead = (node: Tree.ChildNode): boolean =>
  node.nodeName === 'button' && 'attrs' in node && node.attrs.every(({ name }) => name !== 'popovertarget')

function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  node.childNodes = node.childNodes.filter((child) => !isDead(child))
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsOf('content' in child ? child.content : child)
  }
}

/** A page that leads on to another one, for people, browsers and search engines. */
export const redirectPage = (relative: string, absolute: string): string =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    `<link rel="canonical" href="${escaped(absolute)}">`,
    `<meta http-equiv="refresh" content="0; url=${escaped(relative)}"></head>`,
    `<body><p>This page has moved: <a href="${escaped(relative)}">${escaped(absolute)}</a></p></body></html>\n`,
  ].join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
