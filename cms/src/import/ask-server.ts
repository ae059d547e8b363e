/** Why a server of the literature could not be asked, in words for the reader. */
export class LookupFailed extends Error {
  constructor(
    message: string,
    /** `offline`: nobody could be reached, so that the next question need not be tried. `unknown`: asking again is no use. */
    readonly reason: 'offline' | 'refused' | 'unknown',
    /** Milliseconds after which the server wants to be asked again (RFC 9110 §10.2.3). */
    readonly again?: number,
  ) {
    super(message)
  }
}

/** Who asks, for the "polite pool" (https://www.crossref.org/documentation/retrieve-metadata/rest-api/). */
export interface Asker {
  contact: string | undefined
  site: string
}

interface Question extends Asker {
  address: string
  /** The media types that are understood. */
  accept: string
  /** Origins to which a redirect may lead, besides that of the address. */
  alsoAllowed?: Iterable<string>
  /** In bytes. */
  largest: number
}

/** In ms. */
const patience = 5000
const mostRedirects = 3

async function readLimited(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array
    size += bytes.length
    if (size > largest)
      throw new LookupFailed(`The answer of ${new URL(response.url).host} is too large.`, 'refused')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Follows redirects itself: only to servers that are known, so that no answer leads into the group's own network. */
async function get({ address, accept, contact, site, alsoAllowed = [] }: Question): Promise<Response> {
  const allowed = new Set([new URL(address).origin, ...alsoAllowed])
  const headers = { accept, 'user-agent': `${site}${contact === undefined ? '' : ` (mailto:${contact})`}` }
  const signal = AbortSignal.timeout(patience)
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!allowed.has(url.origin))
      throw new LookupFailed(`This leads to ${url.host}, which is not asked.`, 'refused')
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    url = new URL(location, url)
  }
  throw new LookupFailed('This leads from one server to the next without an end.', 'refused')
}

/** Seconds or a date. */
function retryAfter(response: Response): number | undefined {
  const text = response.headers.get('retry-after')
  if (text === null) return undefined
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return milliseconds >= 0 ? milliseconds : undefined
}

/** The last question to each server. */
const last = new Map<string, Promise<unknown>>()

/** Whatever asks, a server gets one question at a time. */
function inTurn<T>(origin: string, ask: () => Promise<T>): Promise<T> {
  const now = (last.get(origin) ?? Promise.resolve()).then(ask)
  last.set(
    origin,
    now.catch(() => undefined),
  )
  return now
}

/**
 * Asks a server of the literature, when it has answered what it was asked before.
 * @returns its JSON; `undefined` when it knows nothing of the address, or answers something else
 * @throws LookupFailed in words for the reader
 */
export const askServer = (question: Question): Promise<unknown> =>
  inTurn(new URL(question.address).origin, () => answerOf(question))

async function answerOf(question: Question): Promise<unknown> {
  try {
    const response = await get(question)
    if (response.ok) return JSON.parse(await readLimited(response, question.largest)) as unknown
    await response.body?.cancel()
    if (response.status === 404 || response.status === 406) return undefined
    throw new LookupFailed(
      `${new URL(question.address).host} answered ${String(response.status)}. Try again later.`,
      'refused',
      retryAfter(response),
    )
  } catch (error) {
    if (error instanceof LookupFailed) throw error
    if (error instanceof SyntaxError) return undefined
    throw new LookupFailed(
      `${new URL(question.address).host} cannot be reached. Look at the server's connection, or type the paper in.`,
      'offline',
    )
  }
}
