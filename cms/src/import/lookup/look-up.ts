import type { Core } from '@strapi/strapi'
import { environment } from '../../environment/environment'
import { askDoi } from './ask-doi'
import { LookupFailed, type Asker } from './ask-server'
import { isCslItem, type CslItem } from '../formats/csl'
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
