import type { Core } from '@strapi/strapi'
import type { Answer, Condition } from '../import/lookup/ask-server'
import type { CslItem } from '../import/formats/csl'
import { inboxRecords, type InboxRecord } from './record-table'

/** Somewhere that papers of the group are listed. */
export interface Source {
  /** In words: `ORCID record of Iris Inbox`. */
  name: string
  /** What it lists. @throws LookupFailed */
  works: () => Promise<CslItem[]>
  /** Whether a work of this year is one of the group's. */
  isWanted: (year: number | undefined) => boolean
}

/** What an answer says it can be asked for again by (RFC 9110 §13.1). */
const conditionOf = ({ headers }: Answer): Condition => {
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')]
  if (etag !== null) return { 'if-none-match': etag }
  return modified === null ? {} : { 'if-modified-since': modified }
}

/**
 * A list of works that is asked for only if it has changed since the last time, where its server can tell.
 *
 * @param address what it is known again by
 * @param ask asks on that condition; undefined when nothing has changed
 * @param condition what the list can be asked for again by; HTTP's own unless a source has another
 */
export async function changedWorks(
  strapi: Core.Strapi,
  address: string,
  ask: (condition: Condition) => Promise<{ items: CslItem[]; answer: Answer } | undefined>,
  condition: (answer: Answer) => Condition = conditionOf,
): Promise<CslItem[]> {
  const where = { address }
  const known = (await inboxRecords(strapi).findOne({ where })) as InboxRecord | null
  const found = await ask(known?.condition ?? {})
  if (found === undefined) return known?.items ?? []
  const data = { address, condition: condition(found.answer), items: found.items }
  // A list that cannot be asked for on a condition is not kept.
  if (Object.keys(data.condition).length === 0) await inboxRecords(strapi).deleteMany({ where })
  else if (known) await inboxRecords(strapi).updateMany({ where, data })
  else await inboxRecords(strapi).create({ data })
  return found.items
}
