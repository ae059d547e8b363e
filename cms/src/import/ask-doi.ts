import { isCslItem, type CslItem } from './csl'

/** Where DOIs are looked up. */
interface DoiServers {
  /** Crossref's REST interface. */
  crossref: string
  /** The resolver, which leads to the agency that registered the DOI. */
  resolver: string
}

/** Why a DOI could not be looked up, in words for the reader. */
export class LookupFailed extends Error {
  constructor(
    message: string,
    /** Nobody could be reached, so that the next DOI need not be tried. */
    readonly isOffline: boolean,
  ) {
    super(message)
  }
}

/** In ms, for each server. */
const patience = 5000
const largestAnswer = 2_000_000
const mostRedirects = 3

/** Agencies to which the resolver hands requests over, besides the configured servers. */
const agencies = ['https://data.crosscite.org', 'https://data.datacite.org', 'https://api.datacite.org']

const csl = 'application/vnd.citationstyles.csl+json'

interface Question extends DoiServers {
  doi: string
  /** Who asks, for the "polite pool" (https://www.crossref.org/documentation/retrieve-metadata/rest-api/). */
  contact: string | undefined
  site: string
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array
    size += bytes.length
    if (size > largestAnswer) throw new LookupFailed('The answer about this DOI is too large.', false)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Follows redirects itself: only to servers that are known, so that no answer leads into the group's own network. */
async function get(
  address: string,
  allowed: ReadonlySet<string>,
  headers: Record<string, string>,
): Promise<Response> {
  const signal = AbortSignal.timeout(patience)
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!allowed.has(url.origin))
      throw new LookupFailed(`This DOI leads to ${url.host}, which is not asked.`, false)
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    url = new URL(location, url)
  }
  throw new LookupFailed('This DOI leads from one server to the next without an end.', false)
}

const inPath = (doi: string) => doi.split('/').map(encodeURIComponent).join('/')

async function ask(
  address: string,
  allowed: ReadonlySet<string>,
  question: Question,
): Promise<CslItem | undefined> {
  const { contact, site } = question
  const headers = {
    accept: `${csl}, application/json;q=0.5`,
    'user-agent': `${site}${contact === undefined ? '' : ` (mailto:${contact})`}`,
  }
  try {
    const response = await get(address, allowed, headers)
    if (response.status === 404 || response.status === 406) {
      await response.body?.cancel()
      return undefined
    }
    if (!response.ok) {
      throw new LookupFailed(
        `${new URL(address).host} answered ${String(response.status)}. Try again later.`,
        false,
      )
    }
    const body: unknown = JSON.parse(await readLimited(response))
    const item = isCslItem(body) && isCslItem(body.message) ? body.message : body
    return isCslItem(item) ? item : undefined
  } catch (error) {
    if (error instanceof LookupFailed) throw error
    if (error instanceof SyntaxError) return undefined
    const { host } = new URL(address)
    throw new LookupFailed(
      `${host} cannot be reached. Look at the server's connection, or type the paper in.`,
      true,
    )
  }
}

/**
 * Asks Crossref for a DOI and, when it does not know it, the resolver, which asks whoever registered it.
 * @throws LookupFailed in words for the reader
 */
export async function askDoi(question: Question): Promise<CslItem> {
  const { crossref, resolver, doi, contact } = question
  const allowed = new Set([new URL(crossref).origin, new URL(resolver).origin, ...agencies])
  const mailto = contact === undefined ? '' : `?mailto=${encodeURIComponent(contact)}`
  let failure: LookupFailed | undefined
  for (const address of [`${crossref}/works/${inPath(doi)}${mailto}`, `${resolver}/${inPath(doi)}`]) {
    try {
      const item = await ask(address, allowed, question)
      if (item !== undefined) return item
    } catch (error) {
      if (!(error instanceof LookupFailed)) throw error
      failure = error
    }
  }
  throw failure ?? new LookupFailed('Nobody knows this DOI. Look whether it is typed right.', false)
}
