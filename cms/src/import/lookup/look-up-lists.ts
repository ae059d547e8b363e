import { AsyncResource } from 'node:async_hooks'
import { setTimeout as rest } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { LookupFailed } from './ask-server'
import { doiLines } from './doi-list'
import { doiLists, type DoiListRow } from './doi-list-table'
import { doiLookup } from './look-up'
import { patiently } from './patiently'

/** Longer than any DOI takes: who has claimed a list and is silent for so long has ended. In ms. */
const claimedFor = 3 * 60 * 1000

/** After which pauses, in ms, it is tried again when the connection is lost on the way. */
const pauses = [5_000, 30_000, 60_000]

let current: Promise<void> | undefined
/** A list may have come since the last look. */
let isNews = false
let stopping = new AbortController()

export const isLookingUp = (): boolean => current !== undefined

const isStopping = (): boolean => stopping.signal.aborted

/** Outside of the request that gives a list, and of its transaction. */
const outside = new AsyncResource('lists of DOIs')

/** Looks up the lists that wait, one after the other, unless that is being done. */
export function lookUpLists(strapi: Core.Strapi): void {
  if (isStopping()) return
  isNews = true
  current ??= outside
    .runInAsyncScope(() => work(strapi))
    .catch((error: unknown) => {
      isNews = false
      strapi.log.error(
        `Looking up DOIs failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
      )
    })
    .finally(() => {
      current = undefined
      // Somebody may have called in the last moment.
      if (isNews) lookUpLists(strapi)
    })
}

/** Stops after the present DOI; the next start, or another instance, goes on with the one after it. */
export async function stopLookingUp(): Promise<void> {
  isNews = false
  stopping.abort()
  await current
  stopping = new AbortController()
}

async function work(strapi: Core.Strapi): Promise<void> {
  while (isNews) {
    isNews = false
    for (let list = await claimNext(strapi); list; list = await claimNext(strapi)) await lookUp(strapi, list)
  }
}

/** Takes the oldest list that no instance works on. */
async function claimNext(strapi: Core.Strapi): Promise<DoiListRow | undefined> {
  if (isStopping()) return undefined
  const rows = (await doiLists(strapi).findMany({
    where: { isOver: false },
    orderBy: { id: 'asc' },
  })) as DoiListRow[]
  for (const row of rows.filter(({ until }) => Number(until) < Date.now())) {
    const { count } = await doiLists(strapi).updateMany({
      where: { id: row.id, until: row.until },
      data: { until: Date.now() + claimedFor },
    })
    if (count > 0) return row
  }
  return undefined
}

/** What was looked up is kept by its DOI; the list itself knows what could not be. */
async function lookUp(strapi: Core.Strapi, { id, text, done, problems }: DoiListRow): Promise<void> {
  const lines = doiLines(text)
  const told = { ...problems }
  const ask = await asking(strapi)
  for (let at = done; at < lines.length && !isStopping(); at += 1) {
    const doi = lines[at]?.doi
    const problem = doi === undefined ? undefined : await ask(doi)
    if (isStopping()) break
    if (doi !== undefined && problem !== undefined) told[doi] = problem
    const until = Date.now() + claimedFor
    await doiLists(strapi).updateMany({ where: { id }, data: { done: at + 1, problems: told, until } })
  }
  const end = isStopping() ? { until: 0 } : { isOver: true }
  await doiLists(strapi).updateMany({ where: { id }, data: end })
}

/**
 * What looks a DOI up and answers why it could not. When nobody can be reached any more it is tried again for a while;
 * when nobody could be from the beginning, not.
 */
async function asking(strapi: Core.Strapi): Promise<(doi: string) => Promise<string | undefined>> {
  let lookUpOne = await doiLookup(strapi)
  let left: readonly number[] = []
  return async (doi) => {
    for (;;) {
      try {
        await patiently(() => lookUpOne(doi), stopping.signal)
        left = pauses
        return undefined
      } catch (error) {
        if (!(error instanceof LookupFailed)) throw error
        const [pause, ...others] = left
        if (error.reason !== 'offline' || pause === undefined) return error.message
        left = others
        try {
          await rest(pause, undefined, { ref: false, signal: stopping.signal })
        } catch {
          // The CMS stops: the next start asks for this one.
          return error.message
        }
        lookUpOne = await doiLookup(strapi)
      }
    }
  }
}
