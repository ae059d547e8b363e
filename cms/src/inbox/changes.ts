import { createHash } from 'node:crypto'
import type { Difference } from '../import/compare'
import type { Draft, ReadEntry } from '../import/entry/entry'
import type { PreviewEntry } from '../import/proposals'

/** Fields that change after a paper has appeared; in others agencies and people only write otherwise. */
const changing = [
  'title',
  'volume',
  'issue',
  'pages',
  'year',
  'month',
  'day',
  'retraction',
  'concern',
  'corrections',
  'preprintDoi',
]

const dates = ['year', 'month', 'day']

const mark = 'change'

/** What a change of a stored paper is known again by, so that nobody is asked about it twice. */
export function changeKey(doi: string, differences: readonly Difference[]): string {
  const what = createHash('sha1').update(
    JSON.stringify(differences.map(({ field, after }) => [field, after])),
  )
  return `${mark} ${doi.toLowerCase()} ${what.digest('hex')}`
}

/** Whether an item of the inbox is a change of a stored paper, and of which DOI. */
export const changedDoi = (key: string): string | undefined => new RegExp(`^${mark} (\\S+) `).exec(key)?.[1]

/** An entry with nothing but what may have changed. */
export function onlyChanging({ draft, ...entry }: ReadEntry): ReadEntry {
  if (draft === undefined) return entry
  const kept = Object.entries(draft).filter(([field]) => field === 'doi' || changing.includes(field))
  const { type } = draft
  return { ...entry, notes: [], draft: { ...Object.fromEntries(kept), type, authors: [] } satisfies Draft }
}

/**
 * The proposal without what is no news: the type, which people know better, and the date of a paper that has its place in
 * a volume already.
 */
export function asChange(entry: PreviewEntry): PreviewEntry {
  if (entry.existing === null || entry.fields === null) return { ...entry, state: 'duplicate' }
  const isPlaced = !entry.differences.some(
    ({ field, before }) => ['volume', 'pages'].includes(field) && before === null,
  )
  const isNews = ({ field }: Difference) => changing.includes(field) && !(isPlaced && dates.includes(field))
  const fields: Draft = { ...entry.fields }
  for (const { field, before } of entry.differences.filter((one) => !isNews(one)))
    fields[field] = before === null ? undefined : dates.includes(field) ? Number(before) : before
  const differences = entry.differences.filter(isNews)
  return { ...entry, fields, differences, state: differences.length === 0 ? 'duplicate' : entry.state }
}
