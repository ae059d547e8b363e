import { versionNumber } from '../../../content/publication-types'
import { initials, readCited } from '../record/author-name'
import { monthNames } from '../../../ui/text/month-names'
import { pagesInWords, readPages } from '../record/pages'
import { isReport } from '../record/genre'
import { listIn, type CitedRecord } from '../record/record'
import { preprintNumber, repositoryOf } from './preprint'
import { address, around, ended, italic, joined, plain, tidy, type Citation, type Part } from './run'

/**
 * A reference in APA style (Publication Manual of the American Psychological Association, 7th edition, 2020; the
 * sections are named below).
 */
export function apa(record: CitedRecord): Citation {
  const authors = plain(authorList(record.authors) || editorsInAuthorsPlace(record))
  const year = plain(`(${dateOf(record)}).`)
  const [title, source] = titleAndSource(record)
  // §9.12: without an author the title takes the author's place, before the date.
  const opening = authors ? [ended(authors, '.'), year, ended(title, '.')] : [ended(title, '.'), year]
  // §9.35: no full stop after an address, which would be copied with it.
  return tidy(joined([...opening, ended(source, '.'), address(record)], ' '))
}

/** §9.14: the year alone, but of what was presented the day too (§10.5). */
const dateOf = ({ type, year, month, day }: CitedRecord): string =>
  type !== 'presentation' || month === null
    ? String(year)
    : `${String(year)}, ${[monthNames[month - 1], day].filter(Boolean).join(' ')}`

/**
 * §9.8: inverted names with initials, commas between all, an ampersand before the last; of 21 or more, the first 19, an
 * ellipsis and the last. §9.11: organisations in full.
 */
function authorList(authors: string[]): string {
  const names = authors.map(authorName)
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  if (names.length > 20) return `${names.slice(0, 19).join(', ')}, . . . ${last}`
  return `${names.slice(0, -1).join(', ')}, & ${last}`
}

/** §9.10: of a book without authors the editors take their place. */
function editorsInAuthorsPlace({ type, editors }: CitedRecord): string {
  const names = listIn(editors)
  return type !== 'book' || names.length === 0 ? '' : `${authorList(names)} (${roleOf(names)})`
}

const roleOf = (editors: string[]) => (editors.length === 1 ? 'Ed.' : 'Eds.')

function authorName(stored: string): string {
  const name = readCited(stored)
  if ('literal' in name) return name.literal
  const given = initials(name.given, { after: '.', between: ' ', hyphen: '-' })
  return [[name.particle, name.family].filter(Boolean).join(' '), given, name.suffix]
    .filter(Boolean)
    .join(', ')
}

/** §9.19: the title is in italics when the work stands alone, and in roman when it is a part of another. */
function titleAndSource(record: CitedRecord): [title: Part, source: Part] {
  const { title, journal, booktitle, publisher, issue } = record
  switch (record.type) {
    case 'article':
      return [plain(title), journalSource(record)]
    case 'conferencePaper':
    case 'chapter':
      // §10.5: proceedings are cited like a journal or like a book, whatever they are.
      return [plain(title), booktitle ? bookSource(record) : journalSource(record)]
    case 'thesis':
      // §10.6: the kind and the university in brackets.
      return [withNote(title, `[${[record.genre ?? 'Thesis', publisher].filter(Boolean).join(', ')}]`), null]
    case 'patent':
      // §11.8: the number in parentheses, then the office.
      return [withNote(title, issue && `(Patent No. ${issue})`), plain(publisher)]
    case 'dataset':
      // §10.9
      return [withVersion(title, issue, '[Data set]'), plain(publisher ?? journal)]
    case 'software':
      // §10.10
      return [withVersion(title, issue, '[Computer software]'), plain(publisher ?? journal)]
    case 'presentation':
      // §10.5
      return [
        withNote(title, `[${record.genre ?? 'Conference presentation'}]`),
        joined([plain(booktitle ?? journal), plain(publisher)], ', '),
      ]
    case 'preprint':
      // §10.8: the number in parentheses, then the repository.
      return [withNote(title, preprintNote(record)), plain(repositoryOf(record))]
    case 'book':
      // §10.4: the number of a report in parentheses.
      if (isReport(record))
        return [withNote(title, issue && `(${reportOf(record)} No. ${issue})`), plain(publisher)]
      return [withNote(title, bookNote(record)), plain(publisher)]
  }
}

/** §10.2: (A. Editor, Ed.; Vol. 2), where the book has authors too. */
function bookNote({ authors, editors, volume }: CitedRecord): string | null {
  const names = authors.length > 0 ? listIn(editors) : []
  const editedBy = names.length > 0 && `${editorList(names)}, ${roleOf(names)}`
  const known = [editedBy, volume && `Vol. ${volume}`].filter(Boolean).join('; ')
  return known === '' ? null : `(${known})`
}

function preprintNote(record: CitedRecord): string | null {
  const number = preprintNumber(record)
  return number === null ? null : `(${number})`
}

/** Before a number it is written like a name: Technical Report. */
const reportOf = ({ genre }: CitedRecord) => genre?.replace(/\breport\b/, 'Report') ?? 'Report'

const withNote = (title: string, note: string | null): Part => joined([italic(title), plain(note)], ' ')

const withVersion = (title: string, version: string | null, what: string): Part =>
  withNote(title, version ? `(Version ${versionNumber(version)}) ${what}` : what)

/** §9.25–9.27: *Journal*, *volume*(issue), pages, or `Article` and the number. */
function journalSource({ journal, volume, issue, pages, publisher }: CitedRecord): Part {
  const number = joined([italic(volume), around('(', plain(issue), ')')], '')
  const place = readPages(pages)
  const where = place && ('article' in place ? articleNumber(place.article) : pagesInWords(place))
  return joined([italic(journal), number, plain(where ?? null), journal ? null : plain(publisher)], ', ')
}

/** §10.3: In E. Editor (Ed.), *Book* (Vol. 2, pp. 1–10). Publisher */
function bookSource({ booktitle, volume, pages, publisher, editors }: CitedRecord): Part {
  const place = readPages(pages)
  const where =
    place &&
    ('article' in place
      ? articleNumber(place.article)
      : `${place.last ? 'pp.' : 'p.'} ${pagesInWords(place)}`)
  const detail = [volume && `Vol. ${volume}`, where].filter(Boolean).join(', ')
  const names = listIn(editors)
  const editedBy = around('', plain(editorList(names)), ` (${roleOf(names)}),`)
  const title = around('In ', joined([editedBy, italic(booktitle)], ' '))
  const book = joined([title, around('(', plain(detail), ')')], ' ')
  return joined([ended(book, '.'), plain(publisher)], ' ')
}

/** §9.28: initials first, in the order of the names as they are written. */
function editorList(editors: string[]): string {
  const names = editors.map((stored) => {
    const name = readCited(stored)
    if ('literal' in name) return name.literal
    const given = initials(name.given, { after: '.', between: ' ', hyphen: '-' })
    return [given, name.particle, name.family, name.suffix].filter(Boolean).join(' ')
  })
  if (names.length < 3) return names.join(' & ')
  return `${names.slice(0, -1).join(', ')}, & ${names.at(-1) ?? ''}`
}

const articleNumber = (number: string) => (/^art/i.test(number) ? number : `Article ${number}`)
