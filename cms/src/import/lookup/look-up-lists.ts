import { setTimeout as rest } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { workInBackground } from '../../content-version/background'
import { LookupFailed } from './ask-server'
import { doiLines, keyOfLine, type DoiLine } from '../formats/doi-list'
import { doiLists, type DoiListRow } from './doi-list-table'
import { doiLookup } from './look-up'
import { patiently } from './patiently'

/** Longer than any DOI takes: who has claimed a list and is silent for so long has ended. In ms. */
const claimedFor = 3 * 60 * 1000

/** After which pauses, in ms, it is tried again when the connection is lost on the way. */
const pauses = [5_000, 30_000, 60_000]

let wake = (): void => undefined

/**
 * Looks up the lists of DOIs that wait, one after the other, as long as the CMS serves: also those that the last process, or
 * another instance, has left unfinished. It stops after the present DOI.
 */
export function lookUpLists(strapi: Core.Strapi): void {
  wake = workInBackground(strapi, {
    name: 'Looking up DOIs',
    betweenLooks: 60_000,
    async run(stop) {
      for (let list = await claimNext(strapi, stop); list; list = await claimNext(strapi, stop))
        await lookUp(strapi, list, stop)
    },
  })
}

/** Somebody has given a list. */
export const lookUpNow = (): void => {
  wake()
}

/** Takes the oldest list that no instance works on. */
async function claimNext(strapi: Core.Strapi, stop: AbortSignal): Promise<DoiListRow | undefined> {
  if (stop.aborted) return undefined
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
async function lookUp(
  strapi: Core.Strapi,
  { id, text, done, problems }: DoiListRow,
  stop: AbortSignal,
): Promise<void> {
  const isStopping = () => stop.aborted
  const lines = doiLines(text)
  const told = { ...problems }
  const ask = await asking(strapi, stop)
  for (let at = done; at < lines.length && !isStopping(); at += 1) {
    const line = lines[at]
    const problem = line && (await ask(line))
    if (isStopping()) break
    if (line && problem !== undefined) told[keyOfLine(line)] = problem
    const until = Date.now() + claimedFor
    await doiLists(strapi).updateMany({ where: { id }, data: { done: at + 1, problems: told, until } })
  }
  const end = isStopping() ? { until: 0 } : { isOver: true }
  await doiLists(strapi).updateMany({ where: { id }, data: end })
}

/**
 * What looks a line up and answers why it could not. When nobody can be reached any more it is tried again for a while;
 * when nobody could be from the beginning, not.
 */
async function asking(
  strapi: Core.Strapi,
  stop: AbortSignal,
): Promise<(line: DoiLine) => Promise<string | undefined>> {
  let lookUpOne = await doiLookup(strapi)
  let left: readonly number[] = []
  return async (line) => {
    if (line.doi === undefined && line.reference === undefined) return undefined
    for (;;) {
      try {
        await patiently(() => lookUpOne(line), stop)
        left = pauses
        return undefined
      } catch (error) {
        if (!(error instanceof LookupFailed)) throw error
        const [pause, ...others] = left
        if (error.reason !== 'offline' || pause === undefined) return error.message
        left = others
        try {
          await rest(pause, undefined, { ref: false, signal: stop })
        } catch {
          // The CMS stops: the next start asks for this one.
          return error.message
        }
        lookUpOne = await doiLookup(strapi)
      }
    }
  }
}
