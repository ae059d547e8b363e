import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { environment } from '../environment/environment'
import { askDoi } from './ask-doi'
import { LookupFailed, type Asker } from './ask-server'
import { isCslItem, readCsl, type CslItem } from './csl'
import { doiLines } from './doi-list'
import { unreadable, type ReadEntry } from './entry'
import { lookups, stillGood, type Lookup } from './lookup-table'

/** DOIs of one list. Those that were looked up before cost nothing: the site asks for a long list in parts first. */
const mostDois = 500
const atATime = 4

async function remembered(strapi: Core.Strapi, doi: string): Promise<CslItem | undefined> {
  const found = (await lookups(strapi).findOne({
    where: { doi: doi.toLowerCase(), ...stillGood() },
    orderBy: { id: 'desc' },
  })) as Lookup | null
  return isCslItem(found?.item) ? found.item : undefined
}

/** Who asks: this site, and how its group is reached. */
export async function asker(strapi: Core.Strapi): Promise<Asker> {
  const settings = (await strapi.db.query('api::site.site').findOne({ select: ['email'] })) as {
    email: string | null
  } | null
  return { contact: settings?.email ?? undefined, site: environment().publicUrl }
}

/**
 * What answers for DOIs from the memory of the last month, or asks whoever registered them. Once nobody can be reached
 * nobody is asked any more; what it answers throws LookupFailed in words for the reader.
 */
export async function doiLookup(strapi: Core.Strapi): Promise<(doi: string) => Promise<CslItem>> {
  const from = await asker(strapi)
  let offline: LookupFailed | undefined
  return async (doi) => {
    const known = await remembered(strapi, doi)
    if (known !== undefined) return { ...known, DOI: known.DOI ?? doi }
    if (offline !== undefined) throw offline
    try {
      const item = await askDoi({ ...environment().doiServers, ...from, doi })
      await lookups(strapi).create({ data: { doi: doi.toLowerCase(), item, at: new Date() } })
      return { ...item, DOI: item.DOI ?? doi }
    } catch (error) {
      if (error instanceof LookupFailed && error.reason === 'offline') offline = error
      throw error
    }
  }
}

/** Reads a list of DOIs. */
export async function lookUpDois(strapi: Core.Strapi, text: string): Promise<ReadEntry[]> {
  const lines = doiLines(text)
  if (lines.length > mostDois) {
    throw new errors.ValidationError(
      `Look up ${String(mostDois)} DOIs at a time; these are ${String(lines.length)}.`,
    )
  }
  const lookUp = await doiLookup(strapi)

  const one = async (source: string, doi: string | undefined): Promise<ReadEntry> => {
    if (doi === undefined) return unreadable(source, 'This is no DOI. A DOI looks like 10.1000/182.')
    try {
      return readCsl(await lookUp(doi), doi)
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error
      return unreadable(doi, error.message)
    }
  }

  const entries: ReadEntry[] = []
  const queue = [...lines.entries()]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, { source, doi }] = next
      entries[index] = await one(source, doi)
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return entries
}
