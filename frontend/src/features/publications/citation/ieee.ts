import { versionNumber } from '../../../content/publication-types'
import { initials, readCited } from '../record/author-name'
import { pagesInWords, readPages } from '../record/pages'
import { isReport } from '../record/genre'
import { listIn, type CitedRecord } from '../record/record'
import { monthName } from './month'
import { preprintNumber, repositoryOf } from './preprint'
import { address, around, ended, isEnded, italic, joined, plain, tidy, type Citation, type Part } from './run'

/** A reference in IEEE style (IEEE Reference Guide, 2018 and later; its sections are named below). */
export function ieee(record: CitedRecord): Citation {
  const isBook = record.type === 'book' && !isReport(record)
  const authors = authorList(record.authors) ?? (isBook ? editorList(record) : null)
  const [title, source] = isBook ? [null, bookItself(record)] : [record.title, details(record)]
  // The comma after a title stands inside the quotation marks, and gives way to the title's own mark.
  const quoted = title === null ? null : plain(`“${title}${isEnded(title) ? '' : ','}”`)
  const list = joined([source, around('doi: ', plain(record.doi))], ', ')
  const reference = ended(joined([around('', authors, ','), joined([quoted, list], ' ')], ' '), '.')
  return tidy(joined([reference, record.doi ? null : available(record)], ' '))
}

/** §II: initials first; "and" before the last of up to six; of more than six, the first and "et al." in italics. */
function authorList(authors: string[]): Part {
  const names = authors.map(authorName)
  const [first = ''] = names
  if (names.length > 6) return [{ text: `${first} ` }, { text: 'et al.', italic: true }]
  const last = names.at(-1)
  if (names.length < 3) return plain(names.join(' and '))
  return plain(`${names.slice(0, -1).join(', ')}, and ${String(last)}`)
}

/** Books: A. Editor, Ed., or A. Editor and B. Editor, Eds.; in the authors' place where a book has none. */
function editorList({ editors }: CitedRecord): Part {
  const names = listIn(editors)
  return around('', authorList(names), names.length > 1 ? ', Eds.' : ', Ed.')
}

/** No comma before Jr., Sr., II and III. */
function authorName(stored: string): string {
  const name = readCited(stored)
  if ('literal' in name) return name.literal
  const given = initials(name.given, { after: '.', between: ' ', hyphen: '-' })
  return [given, name.particle, name.family, name.suffix].filter(Boolean).join(' ')
}

function details(record: CitedRecord): Part {
  const { journal, booktitle, publisher, genre, issue } = record
  switch (record.type) {
    case 'article':
      return journalDetails(record)
    case 'conferencePaper':
      // Conference papers: in Proc. …, vol. x, month year, pages.
      return booktitle
        ? joined(
            [
              around('in ', italic(booktitle)),
              around('vol. ', plain(record.volume)),
              editorList(record),
              plain(publisher),
              plain(date(record)),
              plain(pages(record)),
            ],
            ', ',
          )
        : journalDetails(record)
    case 'chapter': {
      if (!booktitle) return journalDetails(record)
      // Books: in *Title*, vol. x. Publisher, year, pages.
      const book = joined(
        [around('in ', italic(booktitle)), around('vol. ', plain(record.volume)), editorList(record)],
        ', ',
      )
      const rest = joined([plain(publisher), plain(String(record.year)), plain(pages(record))], ', ')
      return publisher ? joined([ended(book, '.'), rest], ' ') : joined([book, rest], ', ')
    }
    case 'thesis':
      return joined([plain(record.genre ?? 'thesis'), plain(publisher), plain(String(record.year))], ', ')
    case 'patent':
      // Patents keep the day.
      return joined(
        [plain([publisher, 'Patent', issue].filter(Boolean).join(' ')), plain(wholeDate(record))],
        ', ',
      )
    case 'preprint':
      return joined([plain(date(record)), ...repository(record)], ', ')
    case 'presentation':
      // Unpublished papers presented at a conference keep the day.
      return joined([presentedAt(booktitle ?? journal), plain(publisher), plain(wholeDate(record))], ', ')
    case 'software':
    case 'dataset':
      return joined(
        [
          around('ver. ', plain(issue && versionNumber(issue))),
          plain(publisher ?? journal),
          plain(date(record)),
        ],
        ', ',
      )
    case 'book':
      // Reports: “Title,” company, Rep. xxx, month year; books begin with their title.
      return joined(
        [plain(publisher), plain([genre ?? 'Report', issue].filter(Boolean).join(' ')), plain(date(record))],
        ', ',
      )
  }
}

/** The names of meetings are written without an article, most of them. */
const presentedAt = (meeting: string | null): Part =>
  around(/^the\b/i.test(meeting ?? '') ? 'presented at ' : 'presented at the ', plain(meeting))

/** Preprints: *arXiv:2001.01234*, where the number has the repository's name in it; else both. */
function repository(record: CitedRecord): Part[] {
  const name = repositoryOf(record)
  const number = preprintNumber(record)
  if (number === null) return [italic(name)]
  return name !== null && number.startsWith(`${name}:`) ? [italic(number)] : [italic(name), plain(number)]
}

/** Books: *Title*, vol. x, A. Editor, Ed. Publisher, year */
function bookItself(record: CitedRecord): Part {
  const { title, authors, volume, publisher, year } = record
  const editors = authors.length > 0 ? editorList(record) : null
  const book = joined([italic(title), around('vol. ', plain(volume)), editors], ', ')
  return joined([ended(book, '.'), joined([plain(publisher), plain(String(year))], ', ')], ' ')
}

/** Periodicals: *Journal*, vol. x, no. x, pages, month year; an article number comes last. */
function journalDetails(record: CitedRecord): Part {
  const place = readPages(record.pages)
  const article = place && 'article' in place
  return joined(
    [
      italic(record.journal),
      around('vol. ', plain(record.volume)),
      around('no. ', plain(record.issue)),
      article ? null : plain(pages(record)),
      plain(date(record)),
      article ? plain(pages(record)) : null,
    ],
    ', ',
  )
}

function pages({ pages: stored }: CitedRecord): string {
  const place = readPages(stored)
  if (!place) return ''
  if ('article' in place) return /^art/i.test(place.article) ? place.article : `Art. no. ${place.article}`
  return `${place.last ? 'pp.' : 'p.'} ${pagesInWords(place)}`
}

/** May is not abbreviated, so it has no full stop. */
const month = (number: number | null): string | null => {
  const name = monthName(number)
  return name === null || name === 'May' ? name : `${name}.`
}

const date = (record: CitedRecord): string =>
  [month(record.month), String(record.year)].filter(Boolean).join(' ')

function wholeDate(record: CitedRecord): string {
  const name = month(record.month)
  return name === null || record.day === null
    ? date(record)
    : `${name} ${String(record.day)}, ${String(record.year)}`
}

/** §III: where a work without a DOI is available online; a sentence of its own, with no full stop after the address. */
const available = (record: CitedRecord): Part => around('[Online]. Available: ', address(record))
