import type { Creator, Entry } from '@retorquere/bibtex-parser' with { 'resolution-mode': 'import' }
import { readIssue } from '../../api/publication/issue'
import { hasVersion, type PublicationType } from '../../api/publication/types'
import { readJournal } from '../text/capitals'
import { readCitationKey } from '../entry/citation-key'
import { cleanParagraphs, cleanText } from '../text/clean-text'
import { readDay, readDayOfYear, readMonth, type PublishedOn } from '../entry/dates'
import { readDetails } from '../entry/details'
import { unreadable, withoutBlanks, type ReadEntry } from '../entry/entry'
import { wholePages } from '../entry/pages'
import { doiInAddress, findDoi, linkBesideDoi, readLink } from '../entry/links'
import { authorsOf, writeName, type NameParts } from '../names/names'
import { mended, withPlainKey } from '../tex/mend-bibtex'
import { noticeInNote } from '../entry/notices'
import { readPatentNumber } from '../entry/patent-number'
import { withoutPreprintServer } from '../entry/preprint-server'
import { suffix as suffixOfName } from '../names/people'
import { keywordField, prepareTex, unmarked } from '../tex/prepare-tex'
import { readTitle } from '../text/title'

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
  // A report stands for itself and has a publisher; what kind it is says that it is one.
  techreport: 'book',
  report: 'book',
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
  software: 'software',
  data: 'dataset',
}

type Field = (...names: string[]) => string | undefined

/** Lists of publishers, people and the like become one text. */
function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? (value as (string | Creator)[]).map(wordOf).join(', ') : value
  return typeof text === 'string' && text.trim() !== '' ? unmarked(text) : undefined
}

const wordOf = (one: string | Creator): string => (typeof one === 'string' ? one : writeName(partsOf(one)))

/** What programs note for themselves, and what is private. */
const ofPrograms =
  /^(file|timestamp|owner|groups|options|ids|crossref|xref|primaryclass|urldate|langid(opts)?|eprinttype|eprintclass|(creation|modification)date|__.*|(date|mendeley|bdsk|citation|local|webofscience|web-of-science)-.*|mendeley.*|times-cited|number-of-cited-references|cited-references|doc-delivery-number|unique-id|journal-iso|research-areas|usage-count.*|orcid-numbers|researcherid-numbers|affiliations?|author_?-?(email)?|abbrev_source_title|document_type|source|correspondence_address\d*|coden|publication_stage|keywords-plus|keyword|early-access-date|xdata|shorthand|abstractnote|annot(e|ation)|comment|read(status)?|priority|ranking|rating|relevance|qualityassured|sortname|sorttitle|key|da|oa|esi-.*)$/

/**
 * The first of the fields that says something, and in the end the fields that nobody asked for, by their names: what
 * stands in them is not kept.
 */
function fieldsOf({ fields }: Entry): { field: Field; unasked: () => Record<string, string | undefined> } {
  const all = fields as Readonly<Record<string, unknown>>
  // Read as people, not as texts.
  const asked = new Set(['author', 'editor'])
  const field: Field = (...names) => {
    names.forEach((name) => asked.add(name))
    return names.map((name) => textOf(all[name])).find((text) => text !== undefined)
  }
  const unasked = () =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => !asked.has(name) && !ofPrograms.test(name))
        .map(([name, value]) => [name, textOf(value)]),
    )
  return { field, unasked }
}

function partsOf({ lastName, firstName, prefix, suffix, name, initial }: Creator): NameParts {
  const given = firstName ?? initial
  // `Ann Bee IV`, of which the parser takes the last word for the family name.
  const before = /^(.+) (\S+)$/.exec(given ?? '')
  if (suffix === undefined && before !== null && suffixOfName.test(lastName ?? ''))
    return { family: before[2], given: before[1], particle: prefix, suffix: lastName, literal: name }
  return { family: lastName, given, particle: prefix, suffix, literal: name }
}

const namesOf = (creators: readonly Creator[] = []): NameParts[] => creators.map(partsOf)

/** What kind of thesis or report an entry type alone says. */
const genres: Readonly<Record<string, string>> = {
  phdthesis: 'PhD thesis',
  mastersthesis: 'Master’s thesis',
  bachelorsthesis: 'Bachelor’s thesis',
  techreport: 'Technical report',
  report: 'Report',
}

/** BibLaTeX's words for kinds (its manual, §4.9.2.13). */
const localised: Readonly<Record<string, string>> = {
  phdthesis: 'PhD thesis',
  mathesis: 'Master’s thesis',
  bathesis: 'Bachelor’s thesis',
  candthesis: 'Candidate thesis',
  techreport: 'Technical report',
  resreport: 'Research report',
  patentde: 'German patent',
  patenteu: 'European patent',
  patentfr: 'French patent',
  patentuk: 'British patent',
  patentus: 'U.S. patent',
}

/** The kind that the entry names, without the words that only say its type. */
function genreOf({ type }: Entry, field: Field): string | undefined {
  const kind = type.toLowerCase()
  const named = [field('type'), field('entrysubtype')].find(
    (text) =>
      text !== undefined &&
      !/^(?:pre-?print|data ?set|patent|article|book|magazine|newspaper)s?$|^thesis$/i.test(text),
  )
  // Where a thesis is called nothing else, nobody knows its kind.
  const isThesis = /^thesis$/i.test(field('type') ?? '')
  return localised[named?.toLowerCase() ?? ''] ?? named ?? (isThesis ? undefined : genres[kind])
}

const isArxiv = (field: Field) =>
  /arxiv/i.test(
    `${field('archiveprefix', 'eprinttype', 'journal', 'publisher') ?? ''} ${field('eprint') ?? ''}`,
  )

/** What can be a talk, when it names an event. */
const isUnpublished = /^(?:unpublished|misc)$/i

function typeOf({ type, fields }: Entry, field: Field): { type: PublicationType; known: boolean } {
  const named = types[type.toLowerCase()]
  const subtype = field('type', 'entrysubtype') ?? ''
  if (/preprint/i.test(subtype)) return { type: 'preprint', known: true }
  if (/data ?set/i.test(subtype)) return { type: 'dataset', known: true }
  if (/^(?:software|computer program)$/i.test(subtype)) return { type: 'software', known: true }
  // The script of a talk (BibLaTeX's manual, §2.1.1), and what Zotero makes of one.
  if (isUnpublished.test(type) && field('eventtitle') !== undefined)
    return { type: 'presentation', known: true }
  if (/patent/i.test(subtype)) return { type: 'patent', known: true }
  if (named !== undefined) return { type: named, known: true }
  // As Google Scholar has patents.
  if (readPatentNumber(textOf(fields.note)) !== undefined) return { type: 'patent', known: true }
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
  // `{DEC 16}`, or `dec # "~16"`, which the parser answers as `12 16`.
  // `jul # "--" # aug` is no day.
  const inMonth = /^\d+[\s~]+(\d{1,2})$/.exec(named ?? '')?.[1] ?? readDayOfYear(named ?? '').day
  const day = date.day ?? Number(field('day') ?? inMonth)
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
  // Where both are given the event is not kept, and named.
  const booktitle = field('booktitle', 'maintitle') ?? field('eventtitle')
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
    case 'presentation':
      return { booktitle, journal, publisher: publisher ?? field('organization') }
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
  return {
    link: linkBesideDoi(field('url', 'link', 'howpublished'), doi),
    pdfLink: readLink(field('pdf')),
    codeLink: readLink(field('code')),
    dataLink: readLink(field('data')),
    videoLink: readLink(field('video')),
  }
}

/** The publication of one entry. Whatever is not named here is private or of no use, and is not stored. */
function readEntry(entry: Entry): ReadEntry {
  const { field, unasked } = fieldsOf(entry)
  const { type, known } = typeOf(entry, field)
  const { author, editor } = entry.fields
  // Whoever edited a book without authors stands in their place.
  const isEdited = type === 'book' && author === undefined
  const { authors, notes } = authorsOf(namesOf(isEdited ? editor : author))
  const doi = findDoi(field('doi')) ?? doiInAddress(field('url'))
  const plain = (value: string | undefined) => (value === undefined ? undefined : cleanText(value))
  const { journal, booktitle, publisher } = { booktitle: undefined, ...sources(type, field) }
  const pages = field('pages', 'eid', 'articleno', 'article-number', 'art_number')
  const number = field('number', 'issue', ...(hasVersion(type) ? ['version'] : []))
  const patent =
    type === 'patent' ? readPatentNumber(number, field('publisher'), textOf(entry.fields.note)) : undefined
  const noted = noticeInNote(textOf(entry.fields.note))
  const draft = withoutPreprintServer({
    title: readTitle([field('title'), field('subtitle')].filter(Boolean).join(': ')),
    type,
    authors,
    journal: journal === undefined ? undefined : readJournal(cleanText(journal)),
    booktitle: plain(booktitle),
    publisher: plain(patent?.office ?? publisher),
    volume: plain(field('volume')),
    issue: plain(patent?.number ?? (number && readIssue(number))),
    pages: pages === undefined ? undefined : wholePages(cleanText(pages)),
    doi,
    ...linksOf(field, doi),
    ...publishedOn(field),
    ...noted,
    abstract: cleanParagraphs(field('abstract') ?? ''),
    citationKey: readCitationKey(entry.key),
  })
  const { eprint, ...details } = {
    eprint: isArxiv(field) ? field('eprint') : undefined,
    genre: genreOf(entry, field),
    numbers: [field('isbn'), field('issn'), field('eissn')],
    pmid: field('pmid', 'pubmed_id'),
    // Scopus has its own among the keywords, and those of the authors apart.
    keywords: [field('author_keywords', keywordField) ?? ''],
    funding: field('funding', 'funding-acknowledgement', 'funding_text_1'),
    // As al-folio has it, whose other field of the name explains it.
    award: field('award_name', 'award'),
    licence: field('license', 'licence', 'copyright', 'rights'),
    language: field('language', 'langid'),
    doi: field('doi'),
  }
  const others = unasked()
  const isKept = (note: string | undefined) =>
    note !== undefined && (note === patent?.text || Object.keys(noted).length > 0)
  const more = readDetails({
    ...details,
    editors: namesOf(isEdited ? undefined : editor),
    arxiv: [
      eprint,
      doi,
      field('url'),
      ...(draft.type === 'preprint' ? [field('journal'), field('note')] : []),
    ],
    others: isKept(others.note) ? { ...others, note: undefined } : others,
  })
  if (!known)
    notes.push(`The source calls this “@${entry.type}”; it is taken for a preprint. Correct the type.`)
  return {
    source: entry.key,
    draft: withoutBlanks({ ...draft, ...more.known }),
    problems: [],
    notes: [...notes, ...more.notes],
  }
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

/** What is absent is taken from the entries that the entry names as its `xdata` (BibLaTeX's manual, §3.13.6). */
function withXdata(entry: Entry, entries: readonly Entry[]): Entry {
  const named = textOf((entry.fields as Readonly<Record<string, unknown>>).xdata)
  if (named === undefined) return entry
  const keys = named.toLowerCase().split(/\s*,\s*/)
  const lent = entries.filter(({ key, type }) => isXdata({ type }) && keys.includes(key.toLowerCase()))
  return {
    ...entry,
    fields: Object.assign({}, ...lent.map(({ fields }) => fields), entry.fields, {
      xdata: undefined,
    }) as Entry['fields'],
  }
}

const isXdata = ({ type }: Pick<Entry, 'type'>): boolean => type.toLowerCase() === 'xdata'

/** An entry that others refer to by crossref or xdata lends them its fields and is no paper of its own. */
const onlyLends = (entry: Entry): boolean => isXdata(entry) || (entry.crossref?.donated.length ?? 0) > 0

/**
 * Reads BibTeX and BibLaTeX, entry by entry: one that is broken comes out as a problem with its line, in its place.
 * The parser is the one of Better BibTeX for Zotero.
 */
export async function readBibtex(text: string): Promise<ReadEntry[]> {
  const { parse } = await import('@retorquere/bibtex-parser')
  const options = {
    english: false,
    sentenceCase: false,
    caseProtection: false,
    unsupported: 'ignore',
  } as const
  const library = parse(prepareTex(text), options)
  const broken = library.errors
    // What is wrong within an entry that was read is none of its own.
    .filter(({ input }) => /^\s*@/.test(input ?? ''))
    .map(({ error, input }) => ({ error: unmarked(error), input: input?.trim() ?? '' }))
  /** The entry of a text that holds no other; `undefined` when it cannot be read. */
  const alone = (entry: string): ReadEntry | undefined => {
    const { entries, errors } = parse(entry, options)
    const [first] = entries
    return entries.length === 1 && errors.length === 0 && first !== undefined ? readEntry(first) : undefined
  }
  const legible = (source: string, input: string, error: string | undefined): ReadEntry => {
    const { text, key } = withPlainKey(input)
    const whole = alone(text)
    if (whole !== undefined)
      return {
        ...whole,
        source: key,
        notes: [...whole.notes, `“${key}” is no citation key, so it is changed.`],
      }
    const read = alone(mended(input))
    if (read?.draft?.title === undefined) return unreadable(source, sayBroken(error))
    return { ...read, source, problems: [{ message: `${sayBroken(error)} Look at each field.` }] }
  }
  const entries = library.entries.map((entry) => {
    if (entry.input !== '') {
      return onlyLends(entry)
        ? unreadable(
            entry.key,
            `Other entries take data from this one (${isXdata(entry) ? 'xdata' : 'crossref'}); it is not imported itself.`,
          )
        : readEntry(withXdata(withInheritedDate(entry, library.entries), library.entries))
    }
    const index = broken.findIndex(({ input }) => input.includes(entry.key))
    const [found] = index < 0 ? [] : broken.splice(index, 1)
    return legible(entry.key, found?.input ?? '', found?.error)
  })
  // What was so broken that the parser made no entry of it at all.
  return [...entries, ...broken.map(({ error, input }) => legible(keyIn(input), input, error))]
}

const keyIn = (input: string): string => /^@\w+\s*[{(]\s*([^,\s}]+)/.exec(input)?.[1] ?? input.slice(0, 40)

/** The parser's message with what to do; its quotation of the rest of the file is cut. */
function sayBroken(error: string | undefined): string {
  const place = /line (\d+)/.exec(error ?? '')?.[1]
  const where = place === undefined ? '' : ` near line ${place}`
  const reason = (error ?? '').replace(/"(.{30}).*?"(?= at| in|$)/s, '"$1…"').slice(0, 160)
  return `This entry cannot be read as it is${where}: a brace, a quotation mark or a comma is missing or too many. (${reason})`
}
