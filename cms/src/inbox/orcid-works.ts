import { isCslItem, type CslItem } from '../import/csl'
import { findDoi } from '../import/links'

/** What ORCID calls a kind of work (https://info.orcid.org/documentation/integration-guide/work-types/), in CSL's words. */
const types: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'journal-issue': 'article-journal',
  'magazine-article': 'article-magazine',
  review: 'article-journal',
  'conference-paper': 'paper-conference',
  'conference-proceedings': 'book',
  book: 'book',
  'edited-book': 'book',
  'book-chapter': 'chapter',
  'encyclopedia-entry': 'chapter',
  dissertation: 'thesis',
  'dissertation-thesis': 'thesis',
  preprint: 'preprint',
  'working-paper': 'preprint',
  'data-set': 'dataset',
  software: 'software',
  patent: 'patent',
}

type Json = Readonly<Record<string, unknown>>

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isCslItem) : [])
const inside = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((one, name) => (isCslItem(one) ? one[name] : undefined), value)
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The work's own DOI, not that of a book or a series that it is part of. */
function doiOf(...holders: readonly unknown[]): string | undefined {
  const own = holders
    .flatMap((holder) => list(inside(holder, 'external-ids', 'external-id')))
    .find((id) => id['external-id-type'] === 'doi' && id['external-id-relationship'] === 'self')
  return findDoi(text(own?.['external-id-value']))
}

/** Year, month and day as far as they are known. */
const dateOf = (work: Json): number[] => {
  const date = ['year', 'month', 'day'].map((part) =>
    Number(inside(work, 'publication-date', part, 'value') ?? 0),
  )
  const end = date.findIndex((part) => !(part > 0))
  return end === -1 ? date : date.slice(0, end)
}

/**
 * The publications of an ORCID record, each once: ORCID groups what several sources say of one work, the version that its
 * owner prefers first. What is no publication (a lecture, a poster, a peer review) is left out, and so is what has no
 * title.
 *
 * @param answer of `/v3.0/{iD}/works`
 */
export const readWorks = (answer: unknown): CslItem[] =>
  list(inside(answer, 'group')).flatMap((group) => {
    const [work] = list(group['work-summary'])
    const type = types[text(work?.['type']) ?? '']
    const title = text(inside(work, 'title', 'title', 'value'))?.trim()
    if (work === undefined || type === undefined || !title) return []
    const date = dateOf(work)
    return [
      {
        type,
        title,
        subtitle: text(inside(work, 'title', 'subtitle', 'value')),
        'container-title': text(inside(work, 'journal-title', 'value')),
        DOI: doiOf(work, group),
        URL: text(inside(work, 'url', 'value')),
        ...(date.length > 0 && { issued: { 'date-parts': [date] } }),
      },
    ]
  })
