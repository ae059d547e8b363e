import { withoutMarkdown } from '../../../ui/text/markdown'
import { scientificPieces, unicodeText } from '../../../ui/text/scientific-text'
import { readAuthor } from '../record/author-name'
import { citationKey } from './citation-key'
import { isReport } from '../record/genre'
import { isLength } from '../record/pages'
import { hasVersion, type PublicationType } from '../../../content/publication-types'
import { listIn, type PublicationRecord } from '../record/record'
import { noticeIn } from '../record/notice'
import { seriesOf } from '../record/series'

/** Citation Style Language 1.0.2, appendix III. */
const itemTypes: Record<PublicationType, string> = {
  article: 'article-journal',
  conferencePaper: 'paper-conference',
  chapter: 'chapter',
  book: 'book',
  thesis: 'thesis',
  // `article` is what is neither in a journal nor in a magazine; its genre says what it is.
  preprint: 'article',
  patent: 'patent',
  dataset: 'dataset',
  software: 'software',
  presentation: 'speech',
}

/** A name in the parts that CSL-JSON has. */
interface CslName {
  family?: string
  given?: string
  'non-dropping-particle'?: string
  suffix?: string
  literal?: string
}

/** An item of CSL-JSON (csl-data.json, version 1.0.2), with those of its fields that the site knows. */
export interface CslItem {
  id: string
  'citation-key': string
  type: string
  title: string
  author?: CslName[]
  editor?: CslName[]
  issued: { 'date-parts': [number[]] }
  genre?: string
  'container-title'?: string
  'collection-title'?: string
  'event-title'?: string
  publisher?: string
  volume?: string
  issue?: string
  number?: string
  version?: string
  page?: string
  DOI?: string
  URL?: string
  ISBN?: string
  ISSN?: string
  PMID?: string
  keyword?: string
  language?: string
  note?: string
  abstract?: string
  custom?: Record<string, string>
}

/** One publication as an item of CSL-JSON. Titles may hold `<sub>`, `<sup>` and `<i>`, which CSL processors set. */
export function cslItem(record: PublicationRecord): CslItem {
  const key = citationKey(record)
  const { type, year, month, day, journal, booktitle } = record
  const isPresented = type === 'presentation'
  // A book stands in nothing but a series; what stands in a book and in a journal too is in a series as well.
  const isInSeries = (booktitle !== null && !isPresented) || type === 'book'
  // What CSL has no field for.
  const custom = present({
    pdfLink: record.pdfLink,
    codeLink: record.codeLink,
    dataLink: record.dataLink,
    videoLink: record.videoLink,
    arxivId: record.arxivId,
    licence: record.licence,
    funding: record.funding,
    award: record.award && unicodeText(record.award),
    // A preprint is told by its genre.
    genre: type === 'preprint' ? record.genre : null,
  })
  const editors = listIn(record.editors)
  return {
    id: key,
    'citation-key': key,
    type: isReport(record) ? 'report' : itemTypes[type],
    title: tagged(record.title),
    issued: { 'date-parts': [[year, month, month === null ? null : day].filter((part) => part !== null)] },
    ...(record.authors.length > 0 && { author: record.authors.map(cslName) }),
    ...(editors.length > 0 && { editor: editors.map(cslName) }),
    ...present({
      'container-title': isInSeries ? booktitle : journal,
      'event-title': isPresented ? booktitle : null,
      'collection-title': isInSeries ? seriesOf(record) : null,
      publisher: record.publisher,
      genre: type === 'preprint' ? 'preprint' : record.genre,
      volume: record.volume,
      [numberName(record)]: record.issue,
      [isLength(record) ? 'number-of-pages' : 'page']: record.pages,
      DOI: record.doi,
      ISBN: record.isbn,
      ISSN: record.issn,
      PMID: record.pmid,
      keyword: record.keywords,
      language: record.language,
      note: noticeIn(record),
      URL: record.link,
      abstract: record.abstract === null ? null : tagged(withoutMarkdown(record.abstract)),
    }),
    ...(Object.keys(custom).length > 0 && { custom }),
  }
}

/** What CSL calls what stands in the place of an issue. */
function numberName(record: PublicationRecord): 'issue' | 'number' | 'version' {
  if (hasVersion(record.type)) return 'version'
  return record.type === 'patent' || isReport(record) ? 'number' : 'issue'
}

function cslName(stored: string): CslName {
  const name = readAuthor(stored)
  if ('literal' in name) return { literal: name.literal }
  const { family, given, particle, suffix } = name
  return present({ family, given, 'non-dropping-particle': particle, suffix })
}

const tagged = (text: string): string =>
  scientificPieces(text)
    .map(({ text: piece, level }) => (level === 'normal' ? piece : `<${level}>${piece}</${level}>`))
    .join('')

/** Only what is known: CSL has no empty fields. */
const present = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== null && field[1] !== ''),
  )
