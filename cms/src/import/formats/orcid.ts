import { isCslItem, readCsl, type CslItem } from './csl'
import { asCslDate, parts } from '../entry/dates'
import { unreadable, type ReadEntry } from '../entry/entry'

/** Kinds of works that CSL calls something else (https://info.orcid.org/documentation/integration-guide/work-types/). */
const types: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'magazine-article': 'article-journal',
  review: 'article-journal',
  'conference-paper': 'paper-conference',
  'conference-abstract': 'paper-conference',
  'conference-poster': 'speech',
  'book-chapter': 'chapter',
  book: 'book',
  'edited-book': 'book',
  'dissertation-thesis': 'thesis',
  dissertation: 'thesis',
  report: 'report',
  'working-paper': 'preprint',
  preprint: 'preprint',
  patent: 'patent',
  'data-set': 'dataset',
  software: 'software',
}

/** The text of `{ "value": "…" }`. */
const valueOf = (value: unknown): string | undefined =>
  isCslItem(value) && typeof value.value === 'string' ? value.value : undefined

const listOf = (holder: unknown, name: string): CslItem[] => {
  const list = isCslItem(holder) ? holder[name] : undefined
  return Array.isArray(list) ? list.filter(isCslItem) : []
}

/** A number of the work itself; those of a whole it is part of are the book's. */
const numberOf = (work: CslItem, kind: string, relations: readonly string[]): string | undefined => {
  const found = listOf(work['external-ids'], 'external-id').find(
    (id) =>
      id['external-id-type'] === kind &&
      relations.includes(String(id['external-id-relationship']).toLowerCase()),
  )
  const value = found?.['external-id-value']
  return typeof value === 'string' ? value : undefined
}

/** Of the works that ORCID holds for the same paper, the one that the person prefers. */
const preferred = (group: CslItem): CslItem[] => {
  const works = [...listOf(group, 'work-summary'), ...listOf(group, 'work')]
  const rank = ({ 'display-index': index }: CslItem) => Number(index ?? 0)
  return works.sort((one, other) => rank(other) - rank(one)).slice(0, 1)
}

/** The works of an answer: a list by groups, several works, or one. */
function worksOf(content: CslItem): CslItem[] {
  const activities = content['activities-summary']
  if (isCslItem(activities) && isCslItem(activities.works)) return worksOf(activities.works)
  const groups = listOf(content, 'group')
  if (groups.length > 0) return groups.flatMap(preferred)
  const bulk = listOf(content, 'bulk')
  return bulk.length > 0 ? bulk.map(({ work }) => (isCslItem(work) ? work : {})) : [content]
}

/** Whether a content of JSON is an answer of ORCID's API (https://info.orcid.org/documentation/api-tutorials/). */
export const isOrcid = (content: unknown): content is CslItem =>
  isCslItem(content) &&
  ['group', 'bulk', 'activities-summary', 'put-code'].some((name) => content[name] !== undefined)

const isAlone = /^(?:(?:edited-)?book|dissertation.*|report|working-paper|preprint|patent|data-set|software)$/

const self = ['self', 'version-of', 'null', 'undefined']

const typeOf = (work: CslItem): string =>
  typeof work.type === 'string' ? work.type.toLowerCase().replaceAll('_', '-') : ''

/** A work in CSL's words; undefined when it has no title. */
function itemOf(work: CslItem): CslItem | undefined {
  const title = isCslItem(work.title) ? work.title : undefined
  if (title === undefined) return undefined
  const date = isCslItem(work['publication-date']) ? work['publication-date'] : {}
  const [year, month, day] = [date.year, date.month, date.day].map((part) => Number(valueOf(part) ?? 0))
  const container = valueOf(work['journal-title'])
  const type = typeOf(work)
  return {
    type: types[type] ?? type,
    title: valueOf(title.title),
    subtitle: valueOf(title.subtitle),
    author: listOf(work.contributors, 'contributor').map((one) => ({
      literal: valueOf(one['credit-name']),
    })),
    'container-title': container,
    // Of what stands in nothing, ORCID has the publisher there.
    publisher: isAlone.test(type) ? container : undefined,
    DOI: numberOf(work, 'doi', self),
    PMID: numberOf(work, 'pmid', self),
    ISBN: numberOf(work, 'isbn', [...self, 'part-of']),
    ISSN: numberOf(work, 'issn', [...self, 'part-of']),
    URL: valueOf(work.url),
    abstract: work['short-description'],
    issued: asCslDate(parts([year ?? 0, month ?? 0, day ?? 0])),
    custom: { arxivId: numberOf(work, 'arxiv', self) },
  }
}

function readWork(work: CslItem): ReadEntry {
  const code = work['put-code']
  const source = typeof code === 'number' || typeof code === 'string' ? `Work ${code}` : 'A work'
  const item = itemOf(work)
  return item === undefined ? unreadable(source, 'This work has no title.') : readCsl(item, source)
}

/** The publications of an answer of ORCID's API: no lectures, no reviews of others' papers, nothing without a title. */
export const orcidItems = (content: unknown): CslItem[] =>
  isOrcid(content)
    ? worksOf(content)
        .filter((work) => types[typeOf(work)] !== undefined)
        .map(itemOf)
        .filter((item) => item !== undefined)
    : []

/** Reads the works of an answer of ORCID's API. Lists name no authors: the DOIs of their works do, looked up. */
export const readOrcid = (content: CslItem): ReadEntry[] =>
  worksOf(content).map((work) => {
    const entry = readWork(work)
    if (entry.draft?.authors.length === 0)
      entry.notes.push('ORCID’s list names no authors. Import its DOI instead, or add them.')
    return entry
  })
