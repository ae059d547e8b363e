import { withoutMarkdown } from '../../../ui/text/markdown'
import { unicodeText } from '../../../ui/text/scientific-text'
import { readAuthor } from '../record/author-name'
import { citationKey } from './citation-key'
import { isReport } from '../record/genre'
import { pagesInWords, readPages } from '../record/pages'
import { hasVersion, type PublicationType } from '../../../content/publication-types'
import { listIn, type PublicationRecord } from '../record/record'
import { noticeIn } from '../record/notice'
import { seriesOf } from '../record/series'

const referenceTypes: Record<PublicationType, string> = {
  article: 'JOUR',
  conferencePaper: 'CPAPER',
  chapter: 'CHAP',
  book: 'BOOK',
  thesis: 'THES',
  // Zotero does not know the official UNPB.
  preprint: 'MANSCPT',
  patent: 'PAT',
  dataset: 'DATA',
  software: 'COMP',
  presentation: 'SLIDE',
}

/**
 * One publication as a RIS record (Research Information Systems, "RIS Format Specifications"): two letters, two spaces,
 * a hyphen, a space, the value, CR LF; first TY, last ER.
 */
export function risRecord(record: PublicationRecord): string {
  const { type } = record
  const container = record.booktitle ?? record.journal
  const lines: Line[] = [
    ['TY', isReport(record) ? 'RPRT' : referenceTypes[type]],
    ['ID', citationKey(record)],
    ['TI', marked(record.title)],
    ...record.authors.map((stored): Line => ['AU', author(stored)]),
    // Of what stands in a book, programs look for its editors in the second list of authors.
    ...listIn(record.editors).map((stored): Line => [inBooks.has(type) ? 'A2' : 'ED', author(stored)]),
    ['T2', container],
    // Of conference papers, programs look for the proceedings' title here.
    ['C3', type === 'conferencePaper' ? container : null],
    ['JO', type === 'article' ? record.journal : null],
    // What stands in a book and in a journal too stands in a series.
    ['T3', record.booktitle === null ? null : seriesOf(record)],
    ['PY', String(record.year)],
    ['DA', date(record)],
    ['VL', record.volume],
    [numberTag(record), record.issue],
    ...place(record.pages),
    ['PB', record.publisher],
    ['M3', record.genre ?? (type === 'preprint' ? 'Preprint' : null)],
    // One tag for both numbers.
    ...[...listIn(record.isbn), ...listIn(record.issn)].map((number): Line => ['SN', number]),
    ['DO', record.doi],
    ['UR', record.link],
    ['L1', record.pdfLink],
    // "User definable" fields, since no other is for these; the word tells them from what others put there.
    ['U1', labelled('Code', record.codeLink)],
    ['U2', labelled('Data', record.dataLink)],
    ['U2', labelled('Video', record.videoLink)],
    ['U3', labelled('arXiv', record.arxivId)],
    ['U3', labelled('PMID', record.pmid)],
    ['U4', labelled('Licence', record.licence)],
    ['U5', labelled('Funding', record.funding)],
    ['U5', labelled('Award', record.award && unicodeText(record.award))],
    ...listIn(record.keywords).map((word): Line => ['KW', word]),
    ['LA', record.language],
    ['N1', noticeIn(record)],
    ['AB', record.abstract === null ? null : marked(withoutMarkdown(record.abstract))],
  ]
  return [...lines.filter(([, value]) => value), ['ER', ''] as const]
    .map(([tag, value]) => `${tag}  - ${tag === 'AB' ? paragraphs(value ?? '') : oneLine(value ?? '')}\r\n`)
    .join('')
}

/** Where other works have their ISBN, programs look for the number of a patent or a report; for a version with the editions. */
function numberTag(record: PublicationRecord): string {
  if (hasVersion(record.type)) return 'ET'
  return record.type === 'patent' || isReport(record) ? 'SN' : 'IS'
}

const inBooks: ReadonlySet<PublicationType> = new Set(['conferencePaper', 'chapter'])

const labelled = (label: string, value: string | null) => (value === null ? null : `${label}: ${value}`)

type Line = readonly [tag: string, value: string | null]

/** An article's number has a tag of its own, which not every program reads: so it is the first page too. */
function place(stored: string | null): Line[] {
  const pages = readPages(stored)
  if (!pages) return []
  if ('article' in pages)
    return [
      ['C7', pages.article],
      ['SP', pages.article],
    ]
  if (pages.ranges) return [['SP', pagesInWords(pages, '-')]]
  return [
    ['SP', pages.first],
    ['EP', pages.last],
  ]
}

/** `Last, First, Suffix`: RIS has its own order. */
function author(stored: string): string {
  const name = readAuthor(stored)
  if ('literal' in name) return name.literal
  const family = [name.particle, name.family].filter(Boolean).join(' ')
  const given = name.suffix === '' ? name.given : `${name.given}, ${name.suffix}`
  return given === '' ? family : `${family}, ${given}`
}

/** Indices in Unicode, which every program shows; as tags, which Zotero reads, where Unicode has none. */
const marked = (text: string) =>
  unicodeText(text, ({ text: piece, level }) => `<${level}>${piece}</${level}>`)

/** `YYYY/MM/DD/`: what is unknown is left empty, and the slashes stay. */
function date({ year, month, day }: PublicationRecord): string | null {
  if (month === null) return null
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(year)}/${two(month)}/${day === null ? '' : two(day)}/`
}

/** A line break would end the value; two spaces and a hyphen would look like a tag. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()

const looksLikeTag = /^[A-Z][A-Z0-9] -/

/** A line without a tag goes on with the one before it; programs that know no paragraphs make one text of all. */
const paragraphs = (value: string) =>
  value
    .split(/\r?\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== '')
    .reduce((text, next) => text + (looksLikeTag.test(next) ? ' ' : '\r\n\r\n') + next)
