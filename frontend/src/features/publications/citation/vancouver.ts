import { versionNumber } from '../../../content/publication-types'
import { initials, readCited } from '../record/author-name'
import { readPages } from '../record/pages'
import { isReport } from '../record/genre'
import { listIn, type CitedRecord } from '../record/record'
import { monthName } from './month'
import { preprintNumber, repositoryOf } from './preprint'
import { address, around, ended, joined, plain, tidy, type Citation, type Part } from './run'

/**
 * A reference in the style of the NLM (Patrias, Wendling: Citing Medicine, 2nd edition, 2007–), called Vancouver style,
 * in the form of the ICMJE's samples. Nothing is in italics. Titles of journals are given in full, since the site knows
 * no abbreviations.
 */
export function vancouver(record: CitedRecord): Citation {
  const opening = plain(authorList(record)) ?? (record.type === 'book' ? editorList(record) : null)
  const parts = [opening, title(record), ...source(record)]
  return tidy(joined([...parts.map((part) => ended(part, '.')), found(record)], ' '))
}

/**
 * Chapter 1.A, "Author": surname and initials without commas or full stops. ICMJE's samples: the first six, then "et
 * al."
 */
function authorList({ authors, type }: CitedRecord): string {
  const names = authors.slice(0, 6).map(authorName)
  if (names.length === 0) return ''
  if (authors.length > 6) names.push('et al')
  // Chapter 5.A, "Inventor"
  if (type === 'patent') names.push(authors.length > 1 ? 'inventors' : 'inventor')
  return names.join(', ')
}

/** At most two initials, hyphens left out (box 5); II is 2nd and III is 3rd (box 8). */
function authorName(stored: string): string {
  const name = readCited(stored)
  if ('literal' in name) return name.literal
  const letters = initials(name.given, { after: '', between: ' ', hyphen: ' ' })
    .split(' ')
    .slice(0, 2)
    .join('')
  return [name.particle, name.family, letters, suffix(name.suffix)].filter(Boolean).join(' ')
}

/** Chapter 2.A and 2.C, "Editor": as authors, with their part after the last; in their place where a book has none. */
function editorList({ editors }: CitedRecord): Part {
  const names = listIn(editors).map(authorName)
  return around('', plain(names.join(', ')), names.length > 1 ? ', editors' : ', editor')
}

const ordinals: Record<string, string> = { II: '2nd', III: '3rd', IV: '4th' }
const suffix = (stored: string) => ordinals[stored.toUpperCase()] ?? stored.replace('.', '')

/** The kind of work stands in brackets after the title when it is neither an article nor a book. */
function title(record: CitedRecord): Part {
  const { title, type, genre } = record
  const online = isFoundOnline(record) ? ' on the Internet' : ''
  if (type === 'thesis') return plain(`${title} [${genre ?? 'thesis'}${online}]`)
  if (type === 'dataset') return plain(`${title} [dataset${online}]`)
  // As in the samples of the Uniform Requirements (1997).
  if (type === 'software') return plain(`${title} [computer program${online}]`)
  return type === 'book' ? medium(record, title) : plain(title)
}

/** Whether an address says where it is: a DOI stands for the work wherever that is. */
const isFoundOnline = (record: CitedRecord): boolean => !record.doi && address(record) !== null

/** Chapters 18, 22 and 23: what is available from an address has its medium after its title, or after that of what it is in. */
const medium = (record: CitedRecord, title: string | null): Part =>
  around('', plain(title), isFoundOnline(record) ? ' [Internet]' : '')

function source(record: CitedRecord): Part[] {
  const { booktitle, publisher, issue } = record
  switch (record.type) {
    case 'article':
      return journalSource(record)
    case 'conferencePaper':
    case 'chapter': {
      if (!booktitle) return journalSource(record)
      // Chapter 2.C and 3: In: the book's title. Publisher; year. p. 12-9.
      const book = joined(
        [editorList(record), medium(record, booktitle), around('Vol. ', plain(record.volume))],
        '. ',
      )
      return [around('In: ', book), imprint(record), around('p. ', plain(pages(record)))]
    }
    case 'preprint':
      return [
        around('', plain(repositoryOf(record)), ' [Preprint]'),
        plain(date(record)),
        plain(preprintNumber(record)),
      ]
    case 'patent':
      return [plain(patentNumber(publisher, issue)), plain(date(record))]
    case 'book':
      return [
        around('Vol. ', plain(record.volume)),
        record.authors.length > 0 ? editorList(record) : null,
        imprint(record),
        // Chapter 5.
        isReport(record) ? around('Report No.: ', plain(issue)) : null,
      ]
    case 'software':
    case 'dataset':
      return [around('Version ', plain(issue && versionNumber(issue))), imprint(record)]
    case 'presentation': {
      // "Conference papers", what was presented and not published: Paper presented at: Conference; 2020 Mar 7.
      const what = /poster/i.test(record.genre ?? '') ? 'Poster' : 'Paper'
      const where = joined([plain(booktitle ?? record.journal), plain(publisher)], ', ')
      return [joined([around(`${what} presented at: `, where), plain(date(record))], '; ')]
    }
    case 'thesis':
      return [imprint(record)]
  }
}

/**
 * Chapter 1.A: Journal. 2020 Mar 7;12(3):123-30. ICMJE's samples: an issue without a volume is 2020;(3):123-30, and the
 * pages of neither follow the date, 2020:123-30.
 */
function journalSource(record: CitedRecord): Part[] {
  const { journal, volume, issue } = record
  const number = joined([plain(volume), around('(', plain(issue), ')')], '')
  const numbered = joined([plain(date(record)), number], ';')
  // Citing Medicine, chapter 1.A: abbreviations without full stops.
  const name = journal?.replace(/(?<=\p{L})\./gu, '') ?? null
  return [medium(record, name), joined([numbered, plain(pages(record))], ':')]
}

/** Chapter 5.A: the office's name stands before `patent`, which begins the sentence where the office is unknown. */
function patentNumber(office: string | null, number: string | null): string {
  if (!number) return office ?? ''
  return office ? `${office} patent ${number}` : `Patent ${number}`
}

/** Publisher; year. Places of publication are not known. */
const imprint = ({ publisher, year }: CitedRecord): Part =>
  plain([publisher, String(year)].filter(Boolean).join('; '))

const date = ({ year, month, day }: CitedRecord): string =>
  [String(year), monthName(month), month === null || day === null ? null : String(day)]
    .filter(Boolean)
    .join(' ')

/** "Pages" (chapter 1.A): digits that repeat are left out, 123-130 becomes 123-30, unless a letter belongs to them. */
function pages({ pages: stored }: CitedRecord): string {
  const place = readPages(stored)
  if (!place) return ''
  if ('article' in place) return place.article
  const { first, last, ranges = [{ first, last }] } = place
  return ranges.map(shortRange).join(', ')
}

function shortRange({ first, last }: { first: string; last: string | null }): string {
  if (!last) return first
  if (!/^\d+$/.test(first + last) || first.length !== last.length) return `${first}-${last}`
  const same = Array.from(first).findIndex((digit, index) => digit !== last[index])
  return same < 0 ? first : `${first}-${last.slice(same)}`
}

/** Appended DOIs are bare; an address is where the work is available from (chapter 22). */
function found(record: CitedRecord): Part {
  if (record.doi) return plain(`doi: ${record.doi}`)
  return around('Available from: ', address(record))
}
