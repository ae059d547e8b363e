import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { LookupFailed, type Asker } from '../import/lookup/ask-server'
import { readCsl, type CslItem } from '../import/formats/csl'
import { asker, doiLookup } from '../import/lookup/look-up'
import { countCitations } from './count-citations'
import { deletedKeys, keyOf, proposalsOf } from './known'
import { rememberLook } from './last-look'
import { lookForChanges } from './look-for-changes'
import { patiently } from '../import/lookup/patiently'
import { openAlex } from './open-alex'
import { orcidRecord } from './orcid-record'
import { peopleWithOrcid } from './people'
import type { Source } from './source'
import { inboxItems, type InboxItem } from './table'
import { zoteroGroup } from './zotero-group'

/** A paper that nobody has seen yet. */
interface Found extends Pick<InboxItem, 'key' | 'source' | 'item'> {
  doi: string | undefined
}

/** The papers of a source that nobody has seen yet. @throws LookupFailed */
async function newOf(
  strapi: Core.Strapi,
  { name: source, works: worksOf, isWanted }: Source,
  seen: ReadonlySet<string>,
): Promise<Found[]> {
  const works = await worksOf()
  const entries = await proposalsOf(
    strapi,
    works.map((item) => ({ item, source })),
  )
  return entries.flatMap(({ state, existing, fields, differences }, index) => {
    const item = works[index]
    if (item === undefined || fields === null || state === 'duplicate') return []
    const isVersion = differences.some(({ field }) => field === 'preprintDoi')
    if (existing !== null && !isVersion) return []
    const read = isVersion ? (readCsl(item, source).draft ?? fields) : fields
    const key = keyOf(read)
    return isWanted(fields.year) && !seen.has(key) ? [{ key, item, source, doi: read.doi }] : []
  })
}

/** Wherever papers of the group are listed. */
async function sourcesOf(strapi: Core.Strapi, from: Asker): Promise<Source[]> {
  const people = await peopleWithOrcid(strapi)
  const { zotero, openAlex: alex } = environment()
  const { key } = alex
  return [
    ...people.map((person) => orcidRecord(strapi, from, person)),
    ...(key === undefined ? [] : people.map((person) => openAlex(from, person, key))),
    ...(zotero.group === undefined ? [] : [zoteroGroup(strapi, from, zotero.group)]),
  ]
}

async function seenKeys(strapi: Core.Strapi): Promise<Set<string>> {
  const rows = (await inboxItems(strapi).findMany({ select: ['key'] })) as Pick<InboxItem, 'key'>[]
  return new Set([...rows.map(({ key }) => key), ...(await deletedKeys(strapi))])
}

/** What has been taken, or deleted afterwards, is never asked about again. */
async function settleTaken(strapi: Core.Strapi): Promise<void> {
  const waiting = (await inboxItems(strapi).findMany({ where: { state: 'waiting' } })) as InboxItem[]
  const deleted = await deletedKeys(strapi)
  const entries = await proposalsOf(strapi, waiting)
  const settled = waiting.filter(
    ({ key }, index) => entries[index]?.state === 'duplicate' || deleted.has(key),
  )
  const ids = settled.map(({ id }) => id)
  await inboxItems(strapi).updateMany({ where: { id: { $in: ids } }, data: { state: 'settled' } })
}

/**
 * Looks for papers of the group that the site does not have, and puts them into the inbox: those in the ORCID records of
 * its people (and, where that is set up, at OpenAlex) that lie in their years in the group, and those of its Zotero group,
 * described by whoever registered their DOIs. One question at a time.
 * What was found before a fault stays; the rest is found the next time.
 */
async function look(strapi: Core.Strapi): Promise<void> {
  await settleTaken(strapi)
  const from = await asker(strapi)
  const lookUp = await doiLookup(strapi)
  const seen = await seenKeys(strapi)
  const problems = new Set<string>()
  let found = 0
  /** What an answer is put to use for; whoever looks into the inbox is told when there is none. */
  const attempt = async (ask: () => Promise<void>): Promise<void> => {
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error
      problems.add(error.message)
    }
  }
  /** A paper as its agency describes it; of a DOI that nobody knows, with the little that stands in the record. */
  const described = async ({ doi, item }: Found): Promise<CslItem> => {
    if (doi === undefined) return item
    try {
      return await patiently(() => lookUp({ doi }))
    } catch (error) {
      if (error instanceof LookupFailed && error.reason === 'unknown') return item
      throw error
    }
  }
  const putItem = async (item: Pick<InboxItem, 'key' | 'source' | 'item'>): Promise<void> => {
    await inboxItems(strapi).create({ data: { ...item, state: 'waiting', foundAt: new Date() } })
    seen.add(item.key)
    found += 1
  }
  const put = async (paper: Found): Promise<void> => {
    const { key, source } = paper
    await putItem({ key, source, item: await described(paper) })
  }
  for (const source of await sourcesOf(strapi, from)) {
    await attempt(async () => {
      for (const paper of await newOf(strapi, source, seen)) await attempt(() => put(paper))
    })
  }
  await attempt(() => lookForChanges(strapi, { from, seen, put: putItem }))
  await attempt(() => countCitations(strapi, from))
  await rememberLook(strapi, { at: new Date().toISOString(), problems: [...problems] })
  if (found > 0) strapi.log.info(`Inbox: ${String(found)} paper(s) were found.`)
  for (const problem of problems) strapi.log.warn(`Inbox: ${problem}`)
}

let current: Promise<void> | undefined

export const isLooking = (): boolean => current !== undefined

/** Looks for papers, unless that is being done. @returns when it is over; what went wrong is in the log */
export function lookForPapers(strapi: Core.Strapi): Promise<void> {
  current ??= look(strapi)
    .catch((error: unknown) => {
      strapi.log.error(
        `Looking for papers failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
      )
    })
    .finally(() => {
      current = undefined
    })
  return current
}
