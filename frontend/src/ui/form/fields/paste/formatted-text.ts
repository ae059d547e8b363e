import Turndown from 'turndown'
import { emphasisPieces } from '../../../text/markdown'
import { named } from '../../../text/addresses'
import { lowered, raised } from '../levels'
import { tidied } from './tidied'

/** Around words that may be bold or in italics, until it is known whether asterisks would show there. */
const marks = { em: '\uE000', strong: '\uE001', end: '\uE002' }
const marked = new RegExp(`[${marks.em}${marks.strong}]([^${Object.values(marks).join('')}]*)${marks.end}`)
const allMarks = new RegExp(`[${Object.values(marks).join('')}]`, 'g')

/**
 * What a word processor or a browser puts on the clipboard, in the marks of this site (`ui/text/paragraphs.tsx`): paragraphs,
 * lists, bold, italics, links, subscripts and superscripts, and rows of tables with tabs.
 *
 * @param withHeadings whether the text may have headings; bold lines without
 * @returns undefined for what its plain text says as well: a table alone, the lines of a program, single words
 */
export function formattedText(html: string, { withHeadings }: { withHeadings: boolean }): string | undefined {
  const body = tidied(html)
  if (!hasFormat(body)) return undefined
  const text = serviceFor(withHeadings ? levelsOf(body) : new Map())
    .turndown(body)
    .split('\n')
    .map((line) => withAsterisks(line.replaceAll('\u00a0', ' ').replace(/^ (?=\S)| +$/g, '')))
    .join('\n')
    // Word writes each item as a paragraph of its own.
    .replace(/^( *(?:-|\d{1,3}[.)]) .*)\n\n(?= *(?:-|\d{1,3}[.)]) )/gm, '$1\n')
  // What is pasted into a sentence is parted from its words as it was where it comes from.
  const { textContent } = body
  return text.includes('\n')
    ? text
    : (/^[ \u00a0]/.test(textContent) ? ' ' : '') + text + (/[ \u00a0]$/.test(textContent) ? ' ' : '')
}

/** Narrower or lower ones are drawn for the page that they come from; in pixels. */
const smallestImage = 48

/** How many images stand in what was copied, which no text can hold. */
export function imagesIn(html: string): number {
  if (!/<img\b/i.test(html)) return 0
  const isSmall = (size: string | null) => size !== null && Number.parseFloat(size) < smallestImage
  return [...tidied(html).querySelectorAll('img')].filter(
    (image) => !['width', 'height'].some((side) => isSmall(image.getAttribute(side))),
  ).length
}

const headings = 'h1, h2, h3, h4, h5, h6'

/** Whether there is anything that plain text does not say. */
function hasFormat(body: HTMLElement): boolean {
  const isTableAlone = body.children.length === 1 && body.firstElementChild?.tagName === 'TABLE'
  const isAllOf = (element: HTMLElement) =>
    (element.tagName === 'PRE' || element.style.whiteSpace === 'pre') &&
    element.textContent.trim() === body.textContent.trim()
  if (isTableAlone || [...body.querySelectorAll<HTMLElement>('pre, [style]')].some(isAllOf)) return false
  const worthIt = `${headings}, strong, em, sub, sup, li, table, a[href]`
  return body.querySelector(worthIt) !== null || body.querySelectorAll('p').length > 1
}

/** The highest headings there are stand below the title of the page, all others below those. */
function levelsOf(body: HTMLElement): Map<string, string> {
  const names = [...body.querySelectorAll(headings)].map(({ tagName }) => tagName).sort()
  return new Map(names.map((name) => [name, name === names[0] ? '##' : '###']))
}

/** @param levels what stands before the headings of a name; those of others are bold lines */
function serviceFor(levels: ReadonlyMap<string, string>): Turndown {
  const service = new Turndown({ br: '' })
  // The site knows no escapes: what looks like a mark and is none is told by what stands around it.
  service.escape = (text) => text
  const rule = (
    filter: Turndown.Filter,
    replacement: (content: string, element: HTMLElement) => string,
  ): void => {
    service.addRule(String(filter), { filter, replacement })
  }
  rule(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], (content, { tagName }) => {
    const words = content.replace(allMarks, '').replace(/\s+/g, ' ').trim()
    const level = levels.get(tagName)
    return `\n\n${level === undefined ? marks.strong + words + marks.end : `${level} ${words}`}\n\n`
  })
  rule('em', (content) => marks.em + content + marks.end)
  rule('strong', (content) => marks.strong + content + marks.end)
  rule('sub', (content) => lowered(content.replace(allMarks, '')))
  rule('sup', (content) => raised(content.replace(allMarks, '')))
  rule('code', (content) => content)
  rule('pre', (_, { textContent }) => `\n\n${textContent}\n\n`)
  rule('blockquote', (content) => `\n\n${content}\n\n`)
  rule(['hr', 'img'], () => '')
  rule('a', (content, element) => linkTo(element.getAttribute('href') ?? '', content))
  rule('li', listItem)
  rule(['td', 'th'], (content) => `${content.replace(/\s+/g, ' ').trim()}\t`)
  rule('tr', (content) => `${content.replace(/\t$/, '')}\n`)
  return service
}

/** An item in lines of its own; those below its first are set in, with the lists within it. */
function listItem(content: string, item: HTMLElement): string {
  const list = item.parentElement
  const place = [...(list?.children ?? [])].filter(({ tagName }) => tagName === 'LI').indexOf(item)
  const mark = list?.tagName === 'OL' ? `${String(Number(list.getAttribute('start') ?? 1) + place)}.` : '-'
  const lines = content.trim().split(/\n(?:\s*\n)?/)
  return `${mark} ${lines.join('\n  ')}\n`
}

/** Words that lead somewhere; the address alone where they say the same. */
function linkTo(address: string, content: string): string {
  const words = content.replace(allMarks, '').trim()
  const here = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
  const target = here.replace(/[\s<>"]/g, encodeURIComponent)
  const says = (text: string) => text.replace(/^(?:https?:\/\/|mailto:)/i, '').replace(/\/$/, '')
  if (says(target) === says(words)) return words
  const link = `[${words}](${target})`
  return new RegExp(`^${named.source}$`, 'i').test(link) ? link : content
}

/** A line whose marked words stand between asterisks, where the site would set them so; as plain words elsewhere. */
function withAsterisks(line: string): string {
  let set = line
  for (let found = marked.exec(set); found; found = marked.exec(set)) {
    const [whole, words = ''] = found
    const emphasis = whole.startsWith(marks.em) ? 'em' : 'strong'
    const asterisks = emphasis === 'em' ? '*' : '**'
    const [before, after] = [set.slice(0, found.index), set.slice(found.index + whole.length)]
    const written = asterisks + words + asterisks
    // Asterisks look at no more than the letters beside them.
    const [left, right] = [before.slice(-9), after.slice(0, 9)].map((text) => text.replace(allMarks, ''))
    const pieces = emphasisPieces(`${left?.slice(-3) ?? ''}${written}${right?.slice(0, 3) ?? ''}`)
    const isSet = pieces.some((piece) => piece.emphasis === emphasis && piece.text === words)
    set = before + (isSet ? written : words) + after
  }
  return set.replace(allMarks, '')
}
