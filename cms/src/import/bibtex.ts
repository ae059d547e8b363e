import type { Entry } from '@retorquere/bibtex-parser' with { 'resolution-mode': 'import' }
import { readPages } from '../api/publication/page-range'
import type { PublicationType } from '../api/publication/types'
import { readCitationKey } from './citation-key'
import { cleanMarkup, cleanParagraphs, cleanText } from './clean-text'
import { readDay, readMonth, type PublishedOn } from './dates'
import { unreadable, withoutBlanks, type ReadEntry } from './entry'
import { doiInAddress, findDoi, linkBesideDoi, readLink } from './links'
import { authorsOf } from './names'
import { prepareTex, unmarked } from './prepare-tex'

const types: Readonly<Record<string, PublicationType>> = {
  article: 'article',
  inproceedings: 'conferencePaper',
  conference: 'conferencePaper',
  proceedings: 'book',
  incollection: 'chapter',
  inbook: 'chapter',
  suppbook: 'chapter',
  inreference: 'chapter',
  book: 'book',
  booklet: 'book',
  mvbook: 'book',
  collection: 'book',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  bachelorsthesis: 'thesis',
  thesis: 'thesis',
  unpublished: 'preprint',
  online: 'preprint',
  electronic: 'preprint',
  patent: 'patent',
  dataset: 'dataset',
  software: 'dataset',
  data: 'dataset',
}

type Field = (...names: string[]) => string | undefined

/** The first of the fields that says something; lists of publishers and the like become one text. */
const fieldOf = ({ fields }: Entry): Field => {
  const all = fields as Readonly<Record<string, unknown>>
  return (...names) => {
    for (const name of names) {
      const value = all[name]
      const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value
      if (typeof text === 'string' && text.trim() !== '') return unmarked(text)
    }
    return undefined
  }
}

const isArxiv = (field: Field) =>
  /arxiv/i.test(
    `${field('archiveprefix', 'eprinttype', 'journal', 'publisher') ?? ''} ${field('eprint') ?? ''}`,
  )

function typeOf({ type }: Entry, field: Field): { type: PublicationType; known: boolean } {
  const named = types[type.toLowerCase()]
  const subtype = field('type', 'entrysubtype') ?? ''
  if (/preprint/i.test(subtype)) return { type: 'preprint', known: true }
  if (/data ?set/i.test(subtype)) return { type: 'dataset', known: true }
  if (/patent/i.test(subtype)) return { type: 'patent', known: true }
  if (named !== undefined) return { type: named, known: true }
  if (type.toLowerCase() === 'misc' && (isArxiv(field) || field('eprint') !== undefined)) {
    return { type: 'preprint', known: true }
  }
  // What has a journal is an article, whatever a program calls it.
  if (field('journal', 'journaltitle') !== undefined) return { type: 'article', known: true }
  return { type: 'preprint', known: false }
}

function publishedOn(field: Field): PublishedOn {
  const date = readDay(field('date', 'issued') ?? '')
  const year = /\d{4}/.exec(field('year') ?? '')?.[0]
  const inYear = year === undefined ? readDay(field('year') ?? '') : { year: Number(year) }
  const named = field('month')
  const month = date.month ?? (named === undefined ? undefined : readMonth(named))
  const day = date.day ?? Number(field('day') ?? /^\d+\D+(\d{1,2})$/.exec(named ?? '')?.[1])
  return {
    ...inYear,
    ...date,
    ...(month !== undefined && { month }),
    ...(month !== undefined && Number.isInteger(day) && day >= 1 && day <= 31 && { day }),
  }
}

/** Where it appeared, by what each type calls it. */
function sources(type: PublicationType, field: Field) {
  const journal = field('journaltitle', 'journal')
  const booktitle = field('booktitle', 'maintitle', 'eventtitle')
  const institution = field('school', 'institution', 'organization', 'howpublished')
  const publisher = field('publisher')
  switch (type) {
    case 'conferencePaper':
      return { booktitle, journal: journal ?? field('series'), publisher: publisher ?? field('organization') }
    case 'chapter':
      return { booktitle: booktitle ?? journal, journal: field('series'), publisher }
    case 'book':
      return { journal: field('series'), publisher: publisher ?? institution }
    case 'thesis':
      return { journal, publisher: institution ?? publisher }
    case 'preprint':
      return { journal, publisher: publisher ?? (isArxiv(field) ? 'arXiv' : institution) }
    case 'patent':
      return { journal, publisher: publisher ?? field('holder', 'nationality') ?? institution }
    default:
      return {
        journal,
        booktitle: journal === undefined ? booktitle : undefined,
        publisher: publisher ?? institution,
      }
  }
}

function linksOf(field: Field, doi: string | undefined) {
  const eprint = field('eprint')
  const arxiv =
    eprint !== undefined && isArxiv(field)
      ? `https://arxiv.org/abs/${eprint.replace(/^arxiv:/i, '')}`
      : undefined
  return {
    link: linkBesideDoi(field('url', 'link', 'howpublished'), doi) ?? readLink(arxiv),
    pdfLink: readLink(field('pdf')),
    codeLink: readLink(field('code')),
    dataLink: readLink(field('data')),
  }
}

/** The publication of one entry. Whatever is not named here is private or of no use, and is not stored. */
function readEntry(entry: Entry): ReadEntry {
  const field = fieldOf(entry)
  const { type, known } = typeOf(entry, field)
  const creators = entry.fields.author ?? (type === 'book' ? entry.fields.editor : undefined) ?? []
  const { authors, notes } = authorsOf(
    creators.map(({ lastName, firstName, prefix, suffix, name, initial }) => ({
      family: lastName,
      given: firstName ?? initial,
      particle: prefix,
      suffix,
      literal: name,
    })),
  )
  const doi = findDoi(field('doi')) ?? doiInAddress(field('url'))
  const plain = (value: string | undefined) => (value === undefined ? undefined : cleanText(value))
  const { journal, booktitle, publisher } = { booktitle: undefined, ...sources(type, field) }
  const pages = field('pages', 'eid', 'articleno', 'article-number')
  const draft = withoutBlanks({
    title: cleanMarkup([field('title'), field('subtitle')].filter(Boolean).join(': ')),
    type,
    authors,
    journal: plain(journal),
    booktitle: plain(booktitle),
    publisher: plain(publisher),
    volume: plain(field('volume')),
    issue: plain(field('number', 'issue')),
    pages: pages === undefined ? undefined : readPages(cleanText(pages)),
    doi,
    ...linksOf(field, doi),
    ...publishedOn(field),
    abstract: cleanParagraphs(field('abstract') ?? ''),
    citationKey: readCitationKey(entry.key),
  })
  if (!known)
    notes.push(`The source calls this “@${entry.type}”; it is taken for a preprint. Correct the type.`)
  return { source: entry.key, draft, problems: [], notes }
}

/** The parser hands a year down from a parent (crossref), but not BibLaTeX's date. */
function withInheritedDate(entry: Entry, entries: readonly Entry[]): Entry {
  const { crossref, date, year } = entry.fields
  if (crossref === undefined || date !== undefined || year !== undefined) return entry
  const parent = entries.find(({ key }) => key.toLowerCase() === crossref.toLowerCase())
  return parent?.fields.date === undefined
    ? entry
    : { ...entry, fields: Object.assign({}, entry.fields, { date: parent.fields.date }) }
}

/** An entry that others refer to by crossref lends them its fields and is no paper of its own. */
const onlyLends = ({ crossref }: Entry): boolean => (crossref?.donated.length ?? 0) > 0

/**
 * Reads BibTeX and BibLaTeX, entry by entry: one that is broken comes out as a problem with its line, in its place.
 * The parser is the one of Better BibTeX for Zotero.
 */
export async function readBibtex(text: string): Promise<ReadEntry[]> {
  const { parse } = await import('@retorquere/bibtex-parser')
  const library = parse(prepareTex(text), {
    english: false,
    sentenceCase: false,
    caseProtection: false,
    unsupported: 'ignore',
  })
  const broken = library.errors.map(({ error, input }) => ({
    error: unmarked(error),
    input: unmarked(input?.trim() ?? ''),
  }))
  const entries = library.entries.map((entry) => {
    if (entry.input !== '') {
      return onlyLends(entry)
        ? unreadable(
            entry.key,
            'Other entries take data from this one (crossref); it is not imported itself.',
          )
        : readEntry(withInheritedDate(entry, library.entries))
    }
    const index = broken.findIndex(({ input }) => input.includes(entry.key))
    const [found] = index < 0 ? [] : broken.splice(index, 1)
    return unreadable(entry.key, sayBroken(found?.error))
  })
  // What was so broken that the parser made no entry of it at all.
  return [...entries, ...broken.map(({ error, input }) => unreadable(keyIn(input), sayBroken(error)))]
}

const keyIn = (input: string): string => /^@\w+\s*[{(]\s*([^,\s}]+)/.exec(input)?.[1] ?? input.slice(0, 40)

/** The parser's message with what to do; its quotation of the rest of the file is cut. */
function sayBroken(error: string | undefined): string {
  const place = /line (\d+)/.exec(error ?? '')?.[1]
  const where = place === undefined ? '' : ` near line ${place}`
  const reason = (error ?? '').replace(/"(.{30}).*?"(?= at| in|$)/s, '"$1…"').slice(0, 160)
  return `This entry cannot be read${where}: a brace, a quotation mark or a comma is missing or too many. (${reason})`
}
