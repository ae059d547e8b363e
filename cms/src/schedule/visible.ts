import type { Noun } from '../rules/noun'

/** What a document says of when visitors get it. */
interface Scheduled {
  draft?: unknown
  publishAt?: unknown
}

/** Of what is no draft nothing is stored; a no, from whoever writes past the rules, says the same. */
const noDraft = { $or: [{ draft: { $null: true } }, { draft: false }] }

/** What a database is asked for to find only what visitors get at a moment. */
export const visibleAt = (now: Date) => [
  noDraft,
  { $or: [{ publishAt: { $null: true } }, { publishAt: { $lte: now } }] },
  { $or: [{ endAt: { $null: true } }, { endAt: { $gt: now } }] },
]

/** The same for the documents of a noun, which visitors may always get. */
export const shownAt = ({ scheduled }: Noun, now: Date): object[] =>
  scheduled === true ? visibleAt(now) : []

/** What it is asked for to find what they do not get. */
export const hiddenAt = (now: Date) => ({ $not: { $and: visibleAt(now) } })

/** What it is asked for to find what comes or goes, which a draft does not. */
export const turnsAt = (field: 'publishAt' | 'endAt', passed: object) => ({
  $and: [noDraft, { [field]: passed }],
})

/** Whether the moment from which visitors get a document has come, even if it is over. */
export const hasCome = ({ draft, publishAt }: Scheduled, now: Date): boolean =>
  draft !== true && (typeof publishAt !== 'string' || Date.parse(publishAt) <= now.getTime())
