import { listIn } from '../api/publication/lists'
import { asSearched } from '../api/publication/search-text'
import { canBeSame, readPersonName } from '../authors/person-name'
import { greekLetters, spellingsOf, writtenOut } from '../rules/letters'
import { withoutBlanks, type Draft } from './entry/entry'
import { importedFields } from './fields'
import { isPreprintServer } from './entry/preprint-server'

/** A stored publication as an import looks at it. */
export interface Stored {
  documentId: string
  slug: string
  version: number
  title: string
  doi: string | null
  year: number
  type: string | null
  authors: { name: string }[]
  [field: string]: unknown
}

export interface Difference {
  field: string
  /** `null` when nothing is stored. */
  before: string | null
  /** Empty when nothing shall be stored any more. */
  after: string
}

/** The fields that an import may add or change. The key stays what it is. */
const fields = importedFields.filter((field) => field !== 'citationKey')

const small = new Set(['of', 'the', 'and', 'in', 'on', 'for', 'a', 'de', 'des', 'und', 'fur'])

/** Abbreviations that are not the beginning of their word (https://www.issn.org/services/online-services/access-to-the-ltwa/). */
const contractions = new Map([
  ['dtsch', 'deutsch'],
  ['engng', 'engineering'],
  ['engrg', 'engineering'],
  ['intl', 'international'],
  ['jpn', 'japan'],
  ['mfg', 'manufacturing'],
  ['natl', 'national'],
])

const longWords = (text: string) =>
  asSearched(text)
    .split(' ')
    .filter((word) => !small.has(word))
    .map((word) => contractions.get(word) ?? word)

/** `Sample J. Therm. Transp.` is `Sample Journal of Thermal Transport`; of one word alone, `Polymer` is not `Polymers`. */
export function isSameJournal(one: string, other: string): boolean {
  const [words, others] = [longWords(one), longWords(other)]
  const mayBeShort = words.length > 1 || [one, other].some((name) => name.endsWith('.'))
  return (
    words.length === others.length &&
    words.every((word, index) => {
      const facing = others[index] ?? ''
      return word === facing || (mayBeShort && (facing.startsWith(word) || word.startsWith(facing)))
    })
  )
}

/** Written alike, as groups and people with one name are, or somebody whose initials fit; `Mueller` is `Müller`. */
function isSamePerson(name: string, other: string): boolean {
  if (asSearched(name) === asSearched(other)) return true
  const others = spellingsOf(other).map(readPersonName)
  return spellingsOf(name)
    .map(readPersonName)
    .some((one) => others.some((facing) => canBeSame(one, facing)))
}

/** The same people as far as the shorter list goes: Google Scholar and others cut long lists. */
const isCut = (authors: readonly string[], whole: readonly string[]): boolean =>
  authors.length < whole.length && areSameAuthors(whole.slice(0, authors.length), authors)

/** The same people in the same order, whichever initials are written. */
const areSameAuthors = (stored: readonly string[], imported: readonly string[]): boolean =>
  stored.length === imported.length &&
  stored.every((name, index) => isSamePerson(name, imported[index] ?? ''))

/** Letters and digits alone: programs divide `x^2`, `nano-rod` and what stands between tags otherwise, and spell α out. */
export const letters = (text: string) => asSearched(writtenOut(text, greekLetters)).replaceAll(' ', '')

const address = (text: string) => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

function isSame(field: string, stored: string, imported: string): boolean {
  switch (field) {
    case 'title':
    case 'abstract':
    case 'publisher':
    case 'booktitle':
    case 'genre':
    case 'funding':
    case 'award':
    case 'licence':
      return letters(stored) === letters(imported)
    case 'journal':
      return isSameJournal(stored, imported)
    case 'doi':
    case 'retraction':
    case 'concern':
    case 'preprintDoi':
      return stored.toLowerCase() === imported.toLowerCase()
    case 'editors':
      return areSameAuthors(listIn(stored), listIn(imported))
    case 'corrections':
      return (
        stored.toLowerCase().split('; ').sort().join() === imported.toLowerCase().split('; ').sort().join()
      )
    case 'keywords':
      return listIn(stored).map(letters).sort().join() === listIn(imported).map(letters).sort().join()
    case 'link':
    case 'pdfLink':
    case 'codeLink':
    case 'dataLink':
    case 'videoLink':
      return address(stored) === address(imported)
    default:
      return stored.trim() === imported.trim()
  }
}

const asText = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Formats have one place for what a journal, proceedings and a series are called. */
const isNamedElsewhere = (field: string, stored: Stored, imported: string): boolean => {
  const other = field === 'journal' ? stored.booktitle : field === 'booktitle' ? stored.journal : null
  return typeof other === 'string' && isSameJournal(other, imported)
}

/** Most sources say of most papers that they are in English, which is news of no stored paper. */
const isUnsaidEnglish = (field: string, imported: string): boolean =>
  field === 'language' && /^en\b/.test(imported)

/** Who published the preprint has not published the article. */
const isLeft = (field: string, stored: Stored, draft: Draft): boolean =>
  field === 'publisher' &&
  stored.type === 'preprint' &&
  draft.type !== 'preprint' &&
  isPreprintServer(asText(stored.publisher) ?? '')

/**
 * What the import knows otherwise or in addition. What it does not know is no difference, but for the publisher of a
 * preprint that is an article now.
 */
export function differences(stored: Stored, draft: Draft): Difference[] {
  return fields.flatMap((field): Difference[] => {
    if (field === 'authors') {
      const names = stored.authors.map(({ name }) => name)
      if (areSameAuthors(names, draft.authors) || isCut(draft.authors, names)) return []
      return [{ field, before: names.join('; ') || null, after: draft.authors.join('; ') }]
    }
    const [before, after] = [asText(stored[field]), asText(draft[field])]
    if (after === null && isLeft(field, stored, draft)) return [{ field, before, after: '' }]
    if (after === null || (before !== null && isSame(field, before, after))) return []
    if (before === null && (isNamedElsewhere(field, stored, after) || isUnsaidEnglish(field, after)))
      return []
    return [{ field, before, after }]
  })
}

/** The stored fields with what the import knows otherwise or in addition. */
export function merged(stored: Stored, draft: Draft): Draft {
  const changed = new Set(differences(stored, draft).map(({ field }) => field))
  const kept = Object.fromEntries(
    importedFields.flatMap((field) => (changed.has(field) ? [] : [[field, stored[field] ?? undefined]])),
  )
  const authors = changed.has('authors') ? draft.authors : stored.authors.map(({ name }) => name)
  return withoutBlanks({ ...draft, ...kept, authors })
}

/** A title as two versions of a paper have it. */
export const versionKey = ({ title = '' }: { title?: string }): string => letters(title)

/** How a paper is looked for by its DOI, if it has one. */
export const doiKeys = (doi: string | null | undefined): string[] => (doi ? [`doi ${doi.toLowerCase()}`] : [])

/** How a paper is looked for that has no DOI: by title and year. */
export const titleKey = ({ title = '', year }: { title?: string; year?: number | null }): string =>
  `${letters(title)} ${String(year ?? '')}`

/** What tells a paper from others of its title. */
export interface Told {
  type?: string | null
  title?: string
  doi?: string | null
  journal?: string | null
  volume?: string | null
  issue?: string | null
  pages?: string | null
  authors?: readonly string[]
}

/** Titles of fewer words, such as "Erratum" or "Guest editorial", are those of many papers. */
const tellingWords = 4

const differ = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && letters(one ?? '') !== letters(other ?? '')

/**
 * Whether two papers of one title and year may be the same: two DOIs are two papers, such as a preprint and its article.
 * Of a short title, two journals, volumes or pages are two papers too, and so are two groups of people.
 */
export function mayBeSame(one: Told, other: Told): boolean {
  if (one.doi && other.doi) return one.doi.toLowerCase() === other.doi.toLowerCase()
  // A preprint and its article are joined only where somebody wants that (`areVersions`).
  const areTold = one.type !== undefined && other.type !== undefined
  if (areTold && (one.type === 'preprint') !== (other.type === 'preprint')) return false
  // An application and what is granted later have one title; they are told by their numbers.
  if (one.type === 'patent' && differ(one.issue, other.issue)) return false
  if (asSearched(one.title ?? '').split(' ').length >= tellingWords) return true
  const isElsewhere = one.journal && other.journal && !isSameJournal(one.journal, other.journal)
  return (
    !isElsewhere &&
    !differ(one.volume, other.volume) &&
    !differ(one.pages, other.pages) &&
    haveSomebodyInCommon(one.authors ?? [], other.authors ?? [])
  )
}

const haveSomebodyInCommon = (authors: readonly string[], others: readonly string[]): boolean =>
  authors.length === 0 ||
  others.length === 0 ||
  authors.some((name) => others.some((other) => isSamePerson(name, other)))

/** Years between a preprint and its article, at the most. */
const longestReview = 3

interface Version extends Told {
  year?: number | null
  preprintDoi?: string | null
}

const isPreprintOf = (one: Version, other: Version): boolean =>
  Boolean(one.doi) && one.doi?.toLowerCase() === other.preprintDoi?.toLowerCase()

/** Whether one of two papers is the preprint of the other: said so, or of one title, a few years apart, by the same people. */
export function areVersions(one: Version, other: Version): boolean {
  if (isPreprintOf(one, other) || isPreprintOf(other, one)) return true
  return (
    (one.type === 'preprint') !== (other.type === 'preprint') &&
    asSearched(one.title ?? '').split(' ').length >= tellingWords &&
    !differ(one.title, other.title) &&
    Math.abs((one.year ?? 0) - (other.year ?? 0)) <= longestReview &&
    haveSomebodyInCommon(one.authors ?? [], other.authors ?? [])
  )
}

/** What another version of a stored paper adds to it: the two become one paper, known by the DOI of the article. */
export function ofVersion(stored: Stored, draft: Draft): Draft {
  const { type, doi } = stored
  if (draft.type !== 'preprint') return withoutBlanks({ ...draft, preprintDoi: doi ?? undefined })
  return withoutBlanks({
    type: (type ?? 'article') as Draft['type'],
    authors: [],
    preprintDoi: draft.doi,
    arxivId: draft.arxivId,
  })
}

/** What a second copy of a paper knows in addition, put into the first. */
export const completed = (first: Draft, second: Draft): Draft => ({
  ...withoutBlanks(second),
  ...withoutBlanks(first),
  authors: isCut(first.authors, second.authors) ? second.authors : first.authors,
})
