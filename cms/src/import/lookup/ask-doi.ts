import { LookupFailed, askServer, type Asker } from './ask-server'
import { isCslItem, type CslItem } from '../formats/csl'

/** Where DOIs are looked up. */
export interface DoiServers {
  /** Crossref's REST interface. */
  crossref: string
  /** The resolver, which leads to the agency that registered the DOI. */
  resolver: string
}

/** In bytes. */
const largest = 2_000_000

/** Agencies to which the resolver hands requests over, besides the configured servers. */
const agencies = ['https://data.crosscite.org', 'https://data.datacite.org', 'https://api.datacite.org']

const accept = 'application/vnd.citationstyles.csl+json, application/json;q=0.5'

const inPath = (doi: string) => doi.split('/').map(encodeURIComponent).join('/')

/**
 * Asks Crossref for a DOI and, when it does not know it, the resolver, which asks whoever registered it.
 * @throws LookupFailed in words for the reader
 */
export async function askDoi({
  crossref,
  resolver,
  doi,
  ...asker
}: DoiServers & Asker & { doi: string }): Promise<CslItem> {
  const { contact } = asker
  const alsoAllowed = [new URL(crossref).origin, new URL(resolver).origin, ...agencies]
  const mailto = contact === undefined ? '' : `?mailto=${encodeURIComponent(contact)}`
  let failure: LookupFailed | undefined
  for (const address of [`${crossref}/works/${inPath(doi)}${mailto}`, `${resolver}/${inPath(doi)}`]) {
    try {
      const body = await askServer({ ...asker, address, accept, alsoAllowed, largest })
      const item = isCslItem(body) && isCslItem(body.message) ? body.message : body
      if (isCslItem(item)) return item
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error
      failure = error
    }
  }
  throw failure ?? new LookupFailed('Nobody knows this DOI. Look whether it is typed right.', 'unknown')
}
