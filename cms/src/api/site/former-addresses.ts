import { percentDecoded } from '../../rules/percent-decoded'
import { accept, refuse, type Rule } from '../../rules/rules'

/** An address of this host, with or without its name. */
const ownAddress = /^(?:https?:\/\/[^\s/]+)?\/\S*$/i
/** An address of this site or of another; `//x` and `/\x` are others to a browser. */
const target = /^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/i
/** What people put between the two. */
const arrow = /^(?:[-=]+>|→|,|;)$/

interface Line {
  number: number
  from: string
  to: string
}

/** Any host: only paths are compared. */
const here = 'http://site'

/**
 * Capitals, the host, a last slash and which characters are encoded make no difference, as where addresses are looked for
 * (frontend/server/pages/former-website.ts).
 */
const spelled = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  percentDecoded(pathname).replace(/\/+$/, '').toLowerCase() + search

/**
 * The spellings that an address of this site is looked for by: its own, and the one without its query. A part of a page is
 * not asked for, and nothing of another site.
 */
function lookedFor(address: string): string[] {
  if (!address.startsWith('/')) return []
  const { pathname, search } = new URL(address, here)
  return [spelled({ pathname, search }), spelled({ pathname, search: '' })]
}

/** The line as it is stored, or what is wrong with it. @param text without white space around it */
function readLine(text: string, number: number): Line | string {
  const [first = '', to = '', ...others] = text.split(/\s+/).filter((word) => !arrow.test(word))
  const from = first.replace(/[,;]$/, '')
  if (others.length > 0)
    return `Line ${number}: an address has no space. Write %20 where the browser shows one in it.`
  if (
    !ownAddress.test(from) ||
    !target.test(to) ||
    ![from, to].every((address) => URL.canParse(address, here))
  )
    return `Line ${number}: write a former address, a space, and the address that it leads to: /people.html /team`
  if (lookedFor(to).includes(spelled(new URL(from, here)))) return `Line ${number}: this leads to itself.`
  return { number, from, to }
}

/** What is wrong with lines that are right one by one. @param pages first parts of the addresses of the site's own pages */
function problemOf(lines: readonly Line[], pages: ReadonlySet<string>): string | undefined {
  const known = new Map<string, Line>()
  for (const line of lines) {
    const from = spelled(new URL(line.from, here))
    const before = known.get(from)
    if (before !== undefined)
      return `Line ${line.number}: ${line.from} stands in line ${before.number} already.`
    if (pages.has(from.slice(1)))
      return `Line ${line.number}: ${line.from} is a page of this site, and leads nowhere else.`
    known.set(from, line)
  }
  const ending = new Set<Line>()
  for (const line of lines) {
    const way = new Set<Line>()
    let next: Line | undefined = line
    while (next !== undefined && !ending.has(next)) {
      if (way.has(next)) return `Line ${next.number}: ${next.from} leads back to itself by other lines.`
      way.add(next)
      next = lookedFor(next.to)
        .map((address) => known.get(address))
        .find((found) => found !== undefined)
    }
    for (const one of way) ending.add(one)
  }
  return undefined
}

/**
 * Lines of two addresses: one that a former website had, and where it leads now. Stored with one space between them.
 *
 * @param whenText the rule of the text
 * @param pages first parts of the addresses of the site's own pages, in small letters
 */
export function formerAddresses(whenText: Rule, pages: readonly string[]): Rule {
  const own = new Set(pages)
  return {
    ...whenText,
    check: (value) => {
      const checked = whenText.check(value)
      if ('problems' in checked || typeof checked.value !== 'string') return checked
      const read = checked.value
        .split('\n')
        .map((line, index) => ({ text: line.trim(), number: index + 1 }))
        .filter(({ text }) => text !== '')
        .map(({ text, number }) => readLine(text, number))
      const lines = read.filter((line) => typeof line !== 'string')
      const problem = read.find((line) => typeof line === 'string') ?? problemOf(lines, own)
      return problem === undefined
        ? accept(lines.map(({ from, to }) => `${from} ${to}`).join('\n'))
        : refuse(problem)
    },
  }
}
