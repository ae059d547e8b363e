import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { environment } from '../environment/environment'
import { askDoi, LookupFailed } from './ask-doi'
import { isCslItem, readCsl, type CslItem } from './csl'
import { doiLines } from './doi-list'
import { unreadable, type ReadEntry } from './entry'
import { lookups, stillGood, type Lookup } from './lookup-table'

/** DOIs of one list; each may cost seconds, and the editor waits. */
const mostDois = 50
const atATime = 4

async function remembered(strapi: Core.Strapi, doi: string): Promise<CslItem | undefined> {
  const found = (await lookups(strapi).findOne({
    where: { doi: doi.toLowerCase(), ...stillGood() },
    orderBy: { id: 'desc' },
  })) as Lookup | null
  return isCslItem(found?.item) ? found.item : undefined
}

async function contactOf(strapi: Core.Strapi): Promise<string | undefined> {
  const site = (await strapi.db.query('api::site.site').findOne({ select: ['email'] })) as {
    email: string | null
  } | null
  return site?.email ?? undefined
}

/** Reads a list of DOIs, each from the memory of the last month or from whoever registered it. */
export async function lookUpDois(strapi: Core.Strapi, text: string): Promise<ReadEntry[]> {
  const lines = doiLines(text)
  if (lines.length > mostDois) {
    throw new errors.ValidationError(
      `Look up ${String(mostDois)} DOIs at a time; these are ${String(lines.length)}.`,
    )
  }
  const { doiServers: servers, publicUrl: site } = environment()
  const contact = await contactOf(strapi)
  let offline: string | undefined

  const one = async (source: string, doi: string | undefined): Promise<ReadEntry> => {
    if (doi === undefined) return unreadable(source, 'This is no DOI. A DOI looks like 10.1000/182.')
    const known = await remembered(strapi, doi)
    if (known !== undefined) return readCsl({ ...known, DOI: known.DOI ?? doi }, doi)
    if (offline !== undefined) return unreadable(doi, offline)
    try {
      const item = await askDoi({ ...servers, doi, contact, site })
      await lookups(strapi).create({ data: { doi: doi.toLowerCase(), item, at: new Date() } })
      return readCsl({ ...item, DOI: item.DOI ?? doi }, doi)
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error
      if (error.isOffline) offline = error.message
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
