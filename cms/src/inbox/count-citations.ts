import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import type { Asker } from '../import/lookup/ask-server'
import { patiently } from '../import/lookup/patiently'
import { inParts, worksAt } from './crossref'
import { registered } from './registered'
import { lastCounted, rememberCounted, showsTimesCited } from './times-cited'

/** In milliseconds: all papers are asked for in each seventh night. */
const interval = 6.5 * 24 * 60 * 60 * 1000

/**
 * Asks Crossref how often the stored papers have been cited, where visitors see it: once a week for all of them, and in
 * between for those that are new. Twenty at a time.
 * @throws LookupFailed; what was counted before stays
 */
export async function countCitations(strapi: Core.Strapi, from: Asker): Promise<void> {
  if (!(await showsTimesCited(strapi))) return
  const now = new Date().toISOString()
  const last = await lastCounted(strapi)
  const isDue = last === undefined || Date.parse(now) - Date.parse(last.at) > interval
  const before = isDue ? {} : last.times
  const dois = [...new Set((await registered(strapi)).map(({ doi }) => doi.toLowerCase()))]
  const asked = dois.filter((doi) => !(doi in before))
  if (asked.length === 0) return
  const question = {
    crossref: environment().doiServers.crossref,
    from,
    select: 'DOI,is-referenced-by-count',
  }
  const found = new Map<string, number>()
  for (const part of inParts(asked)) {
    for (const work of await patiently(() => worksAt(question, part))) {
      const times = work['is-referenced-by-count']
      if (typeof times === 'number') found.set(String(work.DOI).toLowerCase(), times)
    }
  }
  await rememberCounted(strapi, {
    at: isDue ? now : last.at,
    times: Object.fromEntries(dois.map((doi) => [doi, found.get(doi) ?? before[doi] ?? null])),
  })
}
