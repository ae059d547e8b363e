import { readCitationKey } from '../entry/citation-key'
import { endOfValue } from './tex-braces'

/** Fields that are looked for in an entry whose braces do not say any more where one ends. */
const names =
  'title|subtitle|author|editor|journal|journaltitle|booktitle|publisher|school|institution|organization|volume|number|issue|pages|year|month|day|date|doi|url|link|eprint|archiveprefix|eprinttype|primaryclass|isbn|issn|pmid|keywords|keywordtext|abstract|note|series|edition|type|language|howpublished|address|file|urldate|annote|eid|article-number|eissn|author_keywords|copyright|funding|funding-acknowledgement|early-access-date|timestamp'
const nextField = new RegExp(String.raw`(?:^|,|[}"\n])\s*(${names})\s*=\s*`, 'gi')

const head = /^(@\w+\s*[{(])([^,={}"]*),/

/** The entry with a key that BibTeX takes, and the key as it stood there. */
export function withPlainKey(entry: string): { text: string; key: string } {
  const [whole = '', open = '', key = ''] = head.exec(entry) ?? []
  return { text: `${open}${readCitationKey(key) ?? 'entry'},${entry.slice(whole.length)}`, key: key.trim() }
}

const isBalanced = (value: string): boolean => endOfValue(`{${value}}`, 0) === value.length + 1

/** A value that no brace and no dollar can break. */
function plainValue(raw: string): string {
  const value = raw
    .trim()
    .replace(/^[{"]/, '')
    .replace(/[}"]?\s*,?$/, '')
  const whole = isBalanced(value) ? value : value.replace(/(?<!\\)[{}]/g, '')
  const dollars = whole.match(/(?<!\\)\$/g)?.length ?? 0
  return dollars % 2 === 0 ? whole : whole.replace(/(?<!\\)\$/g, String.raw`\$`)
}

/**
 * An entry that cannot be read because of a brace, a quotation mark or a dollar, with its fields closed one by one. A
 * field whose own end is gone ends before the next known one.
 */
export function mended(entry: string): string {
  const { text } = withPlainKey(entry)
  const start = text.indexOf(',')
  const fields: string[] = []
  let found = fieldAfter(text, start)
  while (found !== undefined) {
    const next = fieldAfter(text, found.end)
    const end = /^[{"]/.test(text.slice(found.end)) ? endOfValue(text, found.end) : -1
    const isWhole = end >= 0 && /^\s*(?:,|[})]\s*$)/.test(text.slice(end + 1))
    const stop = isWhole ? end + 1 : (next?.start ?? text.replace(/[\s})]*$/, '').length)
    fields.push(`  ${found.name} = {${plainValue(text.slice(found.end, stop))}},`)
    found = fieldAfter(text, Math.max(stop, found.end))
  }
  return [text.slice(0, start + 1), ...fields, '}'].join('\n')
}

function fieldAfter(text: string, at: number): { name: string; start: number; end: number } | undefined {
  nextField.lastIndex = at
  const found = nextField.exec(text)
  return found === null
    ? undefined
    : { name: found[1] ?? '', start: found.index, end: found.index + found[0].length }
}
