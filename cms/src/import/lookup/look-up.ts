import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { environment } from '../../environment/environment'
import { askDoi } from './ask-doi'
import { LookupFailed, type Asker } from './ask-server'
import { isCslItem, type CslItem } from '../formats/csl'
import { arxivDoi, type DoiLine } from '../formats/doi-list'
import { askReference } from './ask-reference'
import { lookups, stillGood, type Lookup } from './lookup-table'

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

/** How what a reference was found to be is remembered, beside the DOIs. */
const keyOf = (reference: string): string =>
  `reference ${createHash('sha256').update(reference).digest('hex')}`

/**
 * What answers for the lines of a list from the memory of the last month, or asks whoever registered the DOI. Once nobody
 * can be reached nobody is asked any more; what it answers throws LookupFailed in words for the reader.
 */
export async function doiLookup(
  strapi: Core.Strapi,
): Promise<(line: Partial<Pick<DoiLine, 'doi' | 'reference'>>) => Promise<CslItem>> {
  const from = await asker(strapi)
  const { doiServers } = environment()
  let offline: LookupFailed | undefined
  const known = async (key: string, ask: () => Promise<CslItem>): Promise<CslItem> => {
    const item = await remembered(strapi, key)
    if (item !== undefined) return item
    if (offline !== undefined) throw offline
    try {
      const answer = await ask()
      await lookups(strapi).create({ data: { doi: key.toLowerCase(), item: answer, at: new Date() } })
      return answer
    } catch (error) {
      if (error instanceof LookupFailed && error.reason === 'offline') offline = error
      throw error
    }
  }
  const meant = async (reference: string): Promise<string> => {
    const { DOI } = await known(keyOf(reference), async () => ({
      DOI: await askReference({ ...doiServers, ...from, reference }).catch((error: unknown) => {
        // A preprint that Crossref has as no paper says its number.
        const [, number = ''] = /arxiv[:.\s]+(\d{4}\.\d{4,5}|[a-z-]+\/\d{7})/i.exec(reference) ?? []
        const doi = arxivDoi(number)
        if (doi !== undefined && error instanceof LookupFailed && error.reason === 'unknown') return doi
        throw error
      }),
    }))
    return String(DOI)
  }
  const registered = async (doi: string): Promise<CslItem> => {
    const item = await known(doi, () => askDoi({ ...doiServers, ...from, doi }))
    return { ...item, DOI: item.DOI ?? doi }
  }
  return async ({ doi, reference = '' }) => {
    if (doi === undefined) return registered(await meant(reference))
    try {
      return await registered(doi)
    } catch (error) {
      // A DOI that was copied in part, beside the words of its paper.
      if (reference === '' || !(error instanceof LookupFailed) || error.reason !== 'unknown') throw error
      return registered(await meant(reference))
    }
  }
}
