import { readIssue } from '../../api/publication/issue'
import { hasVersion, type PublicationType } from '../../api/publication/types'
import { readIsbn, readIssn } from '../../api/publication/standard-numbers'
import { readCitationKey } from '../entry/citation-key'
import { readJournal } from '../text/capitals'
import { cleanParagraphs, cleanText } from '../text/clean-text'
import { parts, readDay, type PublishedOn } from '../entry/dates'
import { readDetails } from '../entry/details'
import { withoutBlanks, type ReadEntry } from '../entry/entry'
import { wholePages } from '../entry/pages'
import { doiInAddress, findDoi, linkBesideDoi, readLink } from '../entry/links'
import { authorsOf, type NameParts } from '../names/names'
import { noticeInNote, noticesOf, type Update } from '../entry/notices'
import { withoutPreprintServer } from '../entry/preprint-server'
import { readTitle } from '../text/title'

export type CslItem = Readonly<Record<string, unknown>>

export const isCslItem = (value: unknown): value is CslItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Crossref writes some texts as lists of one. */
const text = (value: unknown): string | undefined => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' ? one : typeof one === 'number' ? String(one) : undefined
}

const types: Readonly<Record<string, PublicationType>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'journal-article': 'article',
  review: 'article',
  'paper-conference': 'conferencePaper',
  'proceedings-article': 'conferencePaper',
  speech: 'presentation',
  chapter: 'chapter',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'entry-encyclopedia': 'chapter',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  // A report stands for itself and has a publisher; its genre says what it is.
  report: 'book',
  thesis: 'thesis',
  dissertation: 'thesis',
  patent: 'patent',
  dataset: 'dataset',
  software: 'software',
  'posted-content': 'preprint',
  preprint: 'preprint',
  manuscript: 'preprint',
}

/** `article` alone is a paper without a journal: a preprint; unless it has one. */
function typeOf(item: CslItem): { type: PublicationType; known: boolean } {
  const named = text(item.type) ?? ''
  const type = types[named]
  if (/preprint/i.test(text(item.genre) ?? '')) return { type: 'preprint', known: true }
  if (type !== undefined) return { type, known: true }
  if (named === 'article') return { type: item['container-title'] ? 'article' : 'preprint', known: true }
  // What is in nothing and has a publisher stands for itself.
  const isAlone = named !== '' && !item['container-title'] && Boolean(item.publisher)
  return { type: isAlone ? 'preprint' : 'article', known: named === '' }
}

function nameParts(value: unknown): NameParts[] {
  if (!Array.isArray(value)) return []
  return value.filter(isCslItem).map((name) => ({
    family: text(name.family),
    given: text(name.given),
    // In the order in which they stand: Jean de La Fontaine.
    particle: [text(name['dropping-particle']), text(name['non-dropping-particle'])]
      .filter(Boolean)
      .join(' '),
    suffix: text(name.suffix),
    // Crossref's name of a group.
    literal: text(name.literal) ?? text(name.name),
  }))
}

function publishedOn(item: CslItem): PublishedOn {
  for (const name of [
    'issued',
    'published-print',
    'published',
    'published-online',
    'event-date',
    'created',
  ]) {
    const date = item[name]
    if (!isCslItem(date)) continue
    const first: unknown = Array.isArray(date['date-parts']) ? date['date-parts'][0] : undefined
    const read = Array.isArray(first)
      ? parts(first.map(Number))
      : readDay(text(date.raw) ?? text(date.literal) ?? '')
    if (read.year !== undefined) return read
  }
  return {}
}

/** Where it appeared, by what each type calls it. */
function sources(item: CslItem, type: PublicationType) {
  const container = text(item['container-title'])
  const event = text(item['event-title']) ?? text(item.event)
  const series = text(item['collection-title'])
  const publisher =
    text(item.publisher) ?? (type === 'preprint' || type === 'patent' ? text(item.authority) : undefined)
  if (type === 'conferencePaper' || type === 'chapter') {
    return { booktitle: container ?? event, journal: series, publisher }
  }
  if (type === 'presentation')
    return { booktitle: event ?? container, journal: event && container, publisher }
  if (type === 'book') return { journal: series, publisher }
  return { journal: container, publisher }
}

const genreOfType: Readonly<Record<string, string>> = { report: 'Report' }

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => text(one) ?? [])

/** Crossref's funders with the numbers of their grants. */
const fundersOf = (value: unknown): string =>
  (Array.isArray(value) ? value.filter(isCslItem) : [])
    .map(({ name, award }) => {
      const awards = textsOf(award).join(', ')
      return [text(name), awards === '' ? undefined : `(${awards})`].filter(Boolean).join(' ')
    })
    .join('; ')

/** Crossref's licence of the version of record; that for mining of texts is no licence for readers. */
const licenceOf = (value: unknown): string | undefined => {
  const licences = Array.isArray(value) ? value.filter(isCslItem) : []
  const [first] = licences.filter((one) => /creativecommons/i.test(text(one.URL) ?? ''))
  return text(first?.URL)
}

/** Crossref's notices about a work. */
const updatesOf = (value: unknown): Update[] =>
  (Array.isArray(value) ? value.filter(isCslItem) : []).flatMap((update) => {
    const [doi, type] = [text(update.DOI), text(update.type)]
    return doi === undefined || type === undefined ? [] : [{ doi, type }]
  })

/** The DOI of the preprint, as Crossref relates works to each other. */
function preprintOf(relation: unknown): string | undefined {
  const preprints = isCslItem(relation) ? relation['has-preprint'] : undefined
  const [first] = Array.isArray(preprints) ? preprints.filter(isCslItem) : []
  return first?.['id-type'] === 'doi' ? findDoi(text(first.id)) : undefined
}

const standAlone = /^(?:patent|report)$/

/** Of a patent or a report; EndNote has it where other works have their ISBN. */
const numberOf = (item: CslItem): string | undefined =>
  standAlone.test(text(item.type) ?? '')
    ? (text(item.number) ??
      numbersOf(item).find((number) => readIsbn(number) === undefined && readIssn(number) === undefined))
    : undefined

const numbersOf = ({ ISBN, ISSN }: CslItem): string[] => [...textsOf(ISBN), ...textsOf(ISSN)]

/** A page range, or the number of an article that has no pages; of a book how many it has. */
const pagesOf = (item: CslItem): string | undefined => {
  const written =
    text(item.page) ??
    text(item['page-first']) ??
    text(item['article-number']) ??
    text(item['number-of-pages'])
  return written === undefined ? undefined : wholePages(cleanText(written))
}

/**
 * The publication of an item of CSL-JSON (https://docs.citationstyles.org/en/stable/specification.html), of Crossref's
 * answer, which is close to it, or of the RIS reader.
 */
export function readCsl(item: CslItem, source: string): ReadEntry {
  const { type, known } = typeOf(item)
  const { authors, notes } = authorsOf(nameParts(item.author))
  const doi = findDoi(text(item.DOI)) ?? doiInAddress(text(item.URL))
  const custom = isCslItem(item.custom) ? item.custom : {}
  const { journal, booktitle, publisher } = sources(item, type)
  const title = [text(item.title), text(item.subtitle)].filter(Boolean).join(': ')
  const plain = (value: string | undefined) => (value === undefined ? undefined : cleanText(value))
  const noted = noticeInNote(text(item.note))
  const number = text(item.issue) ?? (hasVersion(type) ? text(item.version) : numberOf(item))
  const draft = withoutPreprintServer({
    title: readTitle(title),
    type,
    authors,
    journal: journal === undefined ? undefined : readJournal(cleanText(journal)),
    booktitle: plain(booktitle),
    publisher: plain(publisher),
    volume: plain(text(item.volume)),
    issue: plain(number && readIssue(number)),
    pages: pagesOf(item),
    doi,
    link: linkBesideDoi(text(item.URL), doi),
    pdfLink: readLink(text(custom.pdfLink)),
    codeLink: readLink(text(custom.codeLink)),
    dataLink: readLink(text(custom.dataLink)),
    videoLink: readLink(text(custom.videoLink)),
    ...publishedOn(item),
    ...noticesOf(updatesOf(item['updated-by'])),
    ...noted,
    preprintDoi: preprintOf(item.relation),
    abstract: cleanParagraphs(text(item.abstract) ?? ''),
    citationKey: readCitationKey(text(item['citation-key']) ?? text(item['citation-label'])),
  })
  const genre = text(custom.genre) ?? text(item.genre)
  const more = readDetails({
    editors: nameParts(item.editor),
    genre: genre === undefined || /^pre-?print$/i.test(genre) ? genreOfType[text(item.type) ?? ''] : genre,
    numbers: numbersOf(item).filter((one) => one !== number),
    arxiv: [
      text(custom.arxivId),
      /arxiv/i.test(text(item.archive) ?? '') ? text(item.archive_location) : undefined,
      ...(draft.type === 'preprint' ? [text(item.number), text(item['container-title'])] : []),
      doi,
      text(item.URL),
    ],
    pmid: text(item.PMID),
    keywords: textsOf(item.keyword),
    funding: text(custom.funding) ?? fundersOf(item.funder),
    award: text(custom.award),
    licence: text(custom.licence) ?? licenceOf(item.license),
    doi: text(item.DOI),
    language: text(item.language),
    others: {
      edition: text(item.edition),
      note: Object.keys(noted).length > 0 ? undefined : text(item.note),
      place: text(item['publisher-place']) ?? text(item['event-place']),
      'other people': authorsOf(
        [item.translator, item['collection-editor'], item.contributor].flatMap(nameParts),
      ).authors.join(', '),
    },
  })
  if (!known)
    notes.push(
      `The source calls this “${text(item.type) ?? ''}”; it is taken for ${type === 'article' ? 'an article' : 'a preprint'}. Correct the type.`,
    )
  return {
    source,
    draft: withoutBlanks({ ...draft, ...more.known }),
    problems: [],
    notes: [...notes, ...more.notes],
  }
}
