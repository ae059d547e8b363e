import { isCslItem, readCsl, type CslItem } from './csl'
import { asCslDate, publishedIn } from '../entry/dates'
import { unreadable, type ReadEntry } from '../entry/entry'
import { readLink } from '../entry/links'
import { namePartsOf } from '../names/names'

interface Line {
  tag: string
  value: string
}

interface RisRecord {
  /** The line of the file it begins at, from 1. */
  line: number
  lines: Line[]
  closed: boolean
}

/** Two characters, white space, a hyphen; programs differ in how much white space. */
const tagLine = /^\s*([A-Z][A-Z0-9])\s{1,2}-\s?(.*)$/

/** Divides a file into its records. What stands before the first one is the exporting program's talk. */
function recordsOf(text: string): RisRecord[] {
  const records: RisRecord[] = []
  let open: RisRecord | undefined
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const [, tag, value = ''] = tagLine.exec(raw.replace(/^\ufeff/, '')) ?? []
    if (tag === 'TY') {
      open = { line: index + 1, lines: [{ tag, value: value.trim() }], closed: false }
      records.push(open)
    } else if (tag === 'ER') {
      if (open !== undefined) open.closed = true
      open = undefined
    } else if (open !== undefined) {
      const last = open.lines.at(-1)
      if (tag !== undefined) open.lines.push({ tag, value: value.trim() })
      else if (last !== undefined) last.value += `\n${raw.trim()}`
    }
  })
  return records
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The first line of these tags that says something, whole; most programs break long ones. */
const firstText = (lines: readonly Line[], ...tags: string[]): string | undefined =>
  tags.map((tag) => lines.find((line) => line.tag === tag && line.value !== '')?.value).find(Boolean)

const values = (lines: readonly Line[], ...tags: string[]): string[] =>
  lines.flatMap(({ tag, value }) => (tags.includes(tag) && value !== '' ? [oneLine(value)] : []))

const first = (lines: readonly Line[], ...tags: string[]): string | undefined => {
  const text = firstText(lines, ...tags)
  return text === undefined ? undefined : oneLine(text)
}

/** What kind a work is, if anybody says so: Web of Science and Scopus say there what the type says already. */
function kindOf(lines: readonly Line[]): string | undefined {
  const kind = first(lines, 'M3')
  return /^(?:doi:|10\.|(?:journal )?article\b|review$)/i.test(kind ?? '') ? undefined : kind
}

/** Types that the reader does not know, or knows as something else, by those that it does. */
const types: Readonly<Record<string, string>> = {
  INPR: 'JOUR',
  EJOUR: 'JOUR',
  JFULL: 'JOUR',
  ABST: 'JOUR',
}

/** Tags that are private or that the reader would take for something else. */
const dropped = new Set([
  'N1',
  // Dates that it cannot read would cost the record.
  'PY',
  'Y1',
  'DA',
  'Y2',
  'KW',
  'ID',
  'L1',
  'L2',
  'L3',
  'L4',
  'JF',
  'JA',
  'C3',
  'U1',
  'U2',
  'U3',
  'U4',
  'U5',
])

/**
 * The record as the reader of citation-js understands it whole. Without this it loses what follows two spaces and a
 * hyphen within a value, prefers a journal's short name to the full one, and keeps notes.
 */
function asUnderstood(lines: readonly Line[]): string {
  const type = first(lines, 'TY')?.toUpperCase() ?? ''
  const journal = first(lines, 'JF', 'JO', 'T2', 'JA')
  const isArticle = ['JOUR', 'JOURN', 'MGZN', ...Object.keys(types)].includes(type)
  const kept = lines.filter(
    ({ tag }) => !dropped.has(tag) && tag !== 'TY' && !(isArticle && ['JO', 'T2'].includes(tag)),
  )
  const all = [
    { tag: 'TY', value: types[type] ?? type },
    ...kept,
    ...(isArticle && journal !== undefined ? [{ tag: 'JO', value: journal }] : []),
    { tag: 'ER', value: '' },
  ]
  return all.map(({ tag, value }) => `${tag}  - ${oneLine(value)}`).join('\n')
}

/** `PY` has the year of the paper; `DA` its day, in Web of Science without the year (`NOV`, `OCT 15`). */
function issuedOn(lines: readonly Line[]): unknown {
  const on = publishedIn(first(lines, 'DA') ?? '', first(lines, 'PY', 'Y1') ?? '')
  return on.year === undefined ? undefined : asCslDate(on)
}

/** Links in fields that are free to use, after what they lead to. */
function labelled(lines: readonly Line[], label: string): string | undefined {
  const start = `${label}: `
  const line = lines.find(({ tag, value }) => /^U[1-5]$/.test(tag) && value.startsWith(start))
  return line?.value.slice(start.length)
}

/** What the reader leaves out or puts into fields that mean something else. */
function corrected(item: CslItem, lines: readonly Line[]): CslItem {
  const type = first(lines, 'TY')?.toUpperCase() ?? ''
  const isPaper = type === 'CONF' || type === 'CPAPER'
  const isInBook = isPaper || type === 'CHAP'
  const hasVersion = type === 'COMP' || type === 'DATA'
  const isUnpublished = type === 'UNPB' || type === 'MANSCPT'
  // Of theses and patents programs write degrees and versions there, of books the number of volumes.
  const hasVolume = !['THES', 'PAT'].includes(type)
  const hasIssue = hasVolume && !['BOOK', 'CHAP'].includes(type)
  const pages = [first(lines, 'SP'), first(lines, 'EP')].filter(Boolean)
  return {
    ...item,
    ...(isUnpublished && { type: 'preprint' }),
    ...(type === 'GEN' && first(lines, 'T2', 'JF', 'JO') !== undefined && { type: 'article-journal' }),
    ...(type === 'CONF' && { type: 'paper-conference' }),
    ...(type === 'COMP' && { type: 'software' }),
    ...(hasVersion && { version: first(lines, 'ET', 'IS') }),
    ...(type === 'SLIDE' && { type: 'speech', 'event-title': first(lines, 'T2', 'JO') }),
    title: first(lines, 'TI', 'T1', 'CT') ?? item.title,
    ...(isPaper && { 'container-title': first(lines, 'C3', 'T2', 'BT', 'JF', 'JO') }),
    ...(isInBook && { 'collection-title': first(lines, 'T3') }),
    ...(isUnpublished && { 'container-title': first(lines, 'T2', 'JF', 'JO') }),
    publisher: first(lines, 'PB') ?? item.publisher,
    ...(hasVolume && { volume: first(lines, 'VL') ?? item.volume }),
    ...(hasIssue && { issue: first(lines, 'IS') ?? item.issue }),
    ...(type === 'PAT' && { issue: first(lines, 'IS', 'M1') }),
    DOI: first(lines, 'DO') ?? /^(?:doi:\s*)?10\..*/i.exec(first(lines, 'M3') ?? '')?.[0],
    page: pages[0]?.includes('-')
      ? pages[0]
      : pages.length > 0
        ? [...new Set(pages)].join('-')
        : first(lines, 'C7'),
    abstract: firstText(lines, 'AB', 'N2') ?? item.abstract,
    issued: issuedOn(lines),
    // Programs put private paths there as well; only what the web reaches is read.
    custom: {
      pdfLink: readLink(first(lines, 'L1', 'L2')),
      codeLink: labelled(lines, 'Code'),
      dataLink: labelled(lines, 'Data'),
      videoLink: labelled(lines, 'Video'),
      arxivId: labelled(lines, 'arXiv'),
      licence: labelled(lines, 'Licence'),
      funding: labelled(lines, 'Funding'),
      award: labelled(lines, 'Award'),
    },
    // The reader keeps one of two tags, and takes translators for authors.
    author: values(lines, 'AU', 'A1').map(namePartsOf),
    editor: values(lines, 'ED', ...(isInBook ? ['A2'] : [])).map(namePartsOf),
    // Editors of series, advisors, translators: each type has its own.
    contributor: values(lines, ...(isInBook ? [] : ['A2']), 'A3', 'A4').map(namePartsOf),
    translator: [],
    'collection-editor': [],
    genre: kindOf(lines),
    // One tag for both, and for several.
    ISBN: values(lines, 'SN'),
    ISSN: [],
    PMID: labelled(lines, 'PMID'),
    keyword: lines.filter(({ tag }) => tag === 'KW').flatMap(({ value }) => value.split('\n')),
    edition: hasVersion ? undefined : first(lines, 'ET'),
    'publisher-place': first(lines, 'CY'),
    language: first(lines, 'LA'),
    note: first(lines, 'N1'),
    'citation-key': first(lines, 'ID'),
  }
}

/** Reads RIS, record by record. */
export async function readRis(text: string): Promise<ReadEntry[]> {
  const { plugins } = await import('@citation-js/core')
  await import('@citation-js/plugin-ris')
  return recordsOf(text).map(({ line, lines, closed }) => {
    const source = `Line ${String(line)}`
    try {
      const [item] = plugins.input.chain(asUnderstood(lines), {
        generateGraph: false,
        forceType: '@ris/file',
      })
      if (!isCslItem(item)) return unreadable(source, 'This record cannot be read. Look at its lines.')
      const entry = readCsl(corrected(item, lines), source)
      if (!closed) entry.notes.push('The record has no end (ER); it was read up to the next one.')
      return entry
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return unreadable(source, `This record cannot be read: ${reason}`)
    }
  })
}
