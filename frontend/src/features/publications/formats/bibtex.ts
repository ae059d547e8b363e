import { withoutMarkdown } from '../../../ui/text/markdown'
import { scientificPieces } from '../../../ui/text/scientific-text'
import { familyFirst, readAuthor } from '../record/author-name'
import { citationKey } from './citation-key'
import { isReport } from '../record/genre'
import { pagesInWords, readPages } from '../record/pages'
import { hasVersion, type PublicationType } from '../../../content/publication-types'
import { listIn, type PublicationRecord } from '../record/record'
import { noticeIn } from '../record/notice'
import { seriesOf } from '../record/series'
import { babelName } from './babel-name'

const entryTypes: Record<PublicationType, string> = {
  article: 'article',
  conferencePaper: 'inproceedings',
  chapter: 'incollection',
  book: 'book',
  thesis: 'phdthesis',
  // The classic types have none for these; BibLaTeX knows three of them, and other programs take those for @misc.
  preprint: 'misc',
  patent: 'patent',
  dataset: 'dataset',
  software: 'software',
  presentation: 'misc',
}

/** What the entry types call whoever brought it out. */
const publishers: Readonly<Record<string, string>> = { phdthesis: 'school', techreport: 'institution' }

type Field = [name: string, value: string | null | undefined]

const inBooks: ReadonlySet<PublicationType> = new Set(['conferencePaper', 'chapter', 'book'])

/** BibTeX's own abbreviations of the months ("BibTeXing", §4.1): each style then writes them in its language. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * One publication as a BibTeX entry in UTF-8.
 *
 * Words of titles with capitals stand in braces, because styles write titles in small letters ("BibTeXing", §4). What
 * is known of a publication and has no field in BibTeX goes into fields that other programs pass over: `pdf`, `code`,
 * `data`, `funding`, `award`.
 */
export function bibtexEntry(record: PublicationRecord): string {
  const { type } = record
  const entryType = isReport(record) ? 'techreport' : entryTypes[type]
  const fields: Field[] = [
    ['title', braced(titleText(record.title))],
    ['author', names(record.authors)],
    ['editor', names(listIn(record.editors))],
    // What a preprint is told by; of a thesis, styles would say that it is a doctor's.
    [
      'type',
      type === 'preprint' ? braced('preprint') : text(record.genre ?? (type === 'thesis' ? 'Thesis' : null)),
    ],
    ['entrysubtype', type === 'preprint' ? text(record.genre) : null],
    // What stands in a book, and a book itself, stands in a series and in no journal; journals of proceedings are the book.
    ...(inBooks.has(type) ? inBook(record) : ([['journal', text(record.journal)]] as Field[])),
    ...(type === 'presentation' ? presentedAt(record) : []),
    [publishers[entryType] ?? 'publisher', text(record.publisher)],
    ['volume', text(record.volume)],
    [hasVersion(type) ? 'version' : 'number', text(record.issue)],
    ['pages', pages(record.pages)],
    ['year', braced(String(record.year))],
    ['month', record.month === null ? null : months[record.month - 1]],
    ['day', record.day === null ? null : braced(String(record.day))],
    ['isbn', text(listIn(record.isbn).join(', '))],
    ['issn', text(listIn(record.issn).join(', '))],
    ['doi', verbatim(record.doi)],
    ['archiveprefix', record.arxivId === null ? null : braced('arXiv')],
    // BibLaTeX's name for the same, by which Zotero knows it.
    ['eprinttype', record.arxivId === null ? null : braced('arxiv')],
    ['eprint', verbatim(record.arxivId)],
    ['pmid', verbatim(record.pmid)],
    ['url', verbatim(record.link)],
    ['pdf', verbatim(record.pdfLink)],
    ['code', text(record.codeLink)],
    ['data', text(record.dataLink)],
    ['video', text(record.videoLink)],
    ['keywords', text(listIn(record.keywords).join(', '))],
    // Zotero's name for the rights of use.
    ['copyright', text(record.licence)],
    ...languageFields(record.language),
    ['note', text(noticeIn(record))],
    ['funding', text(record.funding)],
    ['award', text(record.award)],
    ['abstract', text(record.abstract && withoutMarkdown(record.abstract))],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},`] : []))
  return [`@${entryType}{${citationKey(record)},`, ...lines, '}', ''].join('\n')
}

function inBook({ type, journal, booktitle }: PublicationRecord): Field[] {
  if (type !== 'book' && booktitle === null) return [['booktitle', text(journal)]]
  return [
    ['series', text(seriesOf({ journal, booktitle }))],
    ['booktitle', text(booktitle)],
  ]
}

/** BibLaTeX has a field for the event; the classic styles print what follows `howpublished`. */
const presentedAt = ({ booktitle }: PublicationRecord): Field[] =>
  booktitle === null
    ? []
    : [
        ['eventtitle', text(booktitle)],
        ['howpublished', text(`Presented at ${booktitle}`)],
      ]

const braced = (value: string) => `{${value}}`
const text = (value: string | null) => (value === null || value === '' ? null : braced(latexText(value)))

/** A range has two hyphens, which TeX sets as an en dash. */
function pages(stored: string | null): string | null {
  const place = readPages(stored)
  if (!place) return null
  if ('article' in place) return text(place.article)
  return braced(pagesInWords(place, '--'))
}

/** An address or a DOI is not read as TeX, but its braces are counted. */
const verbatim = (value: string | null) =>
  value === null || value === '' ? null : braced(value.replaceAll('{', '%7B').replaceAll('}', '%7D'))

/** BibLaTeX prints a language by its name (its manual, §2.2.3), and knows none by its code. */
function languageFields(tag: string | null): Field[] {
  const name = tag === null ? undefined : babelName(tag)
  return name === undefined
    ? [['language', verbatim(tag)]]
    : [
        ['language', braced(name)],
        ['langid', braced(name)],
      ]
}

const names = (stored: readonly string[]) =>
  stored.length > 0 ? braced(stored.map(author).join(' and ')) : null

/** `Last, First` needs no guessing; the braces keep ` and ` and the words of an organisation's name together. */
function author(stored: string): string {
  const name = readAuthor(stored)
  if ('literal' in name) return braced(latexText(name.literal))
  // A family name that begins with a small letter but is no particle, or a particle in capitals, reads back as it is.
  return latexText(familyFirst(name))
}

/** A title in which styles may change the small letters' case only at the beginning. */
function titleText(title: string): string {
  return latexText(title).replace(words, (word, offset: number) => {
    const [first = '', ...rest] = Array.from(word.replace(/\\[a-z]+/gi, ''))
    const capitals = /\p{Lu}/u
    const protect = capitals.test(rest.join('')) || (offset > 0 && capitals.test(first))
    return protect ? bracedWord(word) : word
  })
}

/** Words, and the parts of `polyaniline/WO3` and `X-ray`; an index and what is in italics stay together with their braces. */
const words = /(?:\$[_^]\{\\textrm\{[^{}]*\}\}\$|\\textit\{(?:\\[{}]|\{\}|[^{}])*\}|[^\s/-])+/giu

/** Braces around a word, leaving out the punctuation after it. */
function bracedWord(word: string): string {
  const [, kernel = word, after = ''] = /^(.*?)([,;:.!?]*)$/su.exec(word) ?? []
  return `{${kernel}}${after}`
}

/** What TeX would read as a command or set as something else, from `\` to the ligatures of the old text encoding. */
const special: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '#': String.raw`\#`,
  $: String.raw`\$`,
  '%': String.raw`\%`,
  '&': String.raw`\&`,
  _: String.raw`\_`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  '|': String.raw`\textbar{}`,
  '`': String.raw`\textasciigrave{}`,
}

/** BibTeX counts braces, also those behind a backslash: one without its other half would end the entry. */
const alone: Record<string, string> = {
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
}

const indices = { sub: '_', sup: '^' }

/** Indices and italics are in the form that reference managers read, which all programs set. */
const latexText = (value: string): string => {
  const others = isBalanced(value) ? special : { ...special, ...alone }
  return scientificPieces(value.trim())
    .map(({ text: piece, level }) => {
      const escaped = piece.replace(/[\\{}#$%&_~^<>|`]/g, (character) => others[character] ?? character)
      if (level === 'normal') return escaped
      return level === 'i'
        ? String.raw`\textit{${escaped}}`
        : String.raw`$${indices[level]}{\textrm{${escaped}}}$`
    })
    .join('')
}

/** Whether every brace has its other half. */
function isBalanced(value: string): boolean {
  let depth = 0
  for (const character of value) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
