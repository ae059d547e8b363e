import { setTimeout as rest } from 'node:timers/promises'

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
  /** How long an answer is waited for, in ms. */
  patience?: number
}

/** A header that asks for something only if it has changed, and its value; none asks for it in any case. */
export type Condition = Readonly<Record<string, string>>

/** What a server has answered. */
export interface Answer {
  /** Its JSON. */
  body: unknown
  headers: Headers
}

/** How long a server that names no time is left alone, and the longest that one that answers is waited for, in ms. */
const pause = { busy: 5000, longest: 60_000 }
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
async function get(
  { address, accept, contact, site, alsoAllowed = [], patience = 5000 }: Question,
  condition: Condition,
): Promise<Response> {
  const allowed = new Set([new URL(address).origin, ...alsoAllowed])
  const headers = {
    ...condition,
    accept,
    'user-agent': `${site}${contact === undefined ? '' : ` (mailto:${contact})`}`,
  }
  const signal = AbortSignal.timeout(patience)
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!allowed.has(url.origin))
      throw new LookupFailed(`This leads to ${url.host}, which is not asked.`, 'refused')
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    const leadsOn = response.status >= 300 && response.status < 400 && response.status !== 304
    if (!leadsOn || location === null) return response
    await response.body?.cancel()
    url = new URL(location, url)
  }
  throw new LookupFailed('This leads from one server to the next without an end.', 'refused')
}

/** Of a header in seconds or with a date, in ms. */
function waitOf(response: Response, header: string): number | undefined {
  const text = response.headers.get(header)
  if (text === null) return undefined
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return milliseconds >= 0 ? milliseconds : undefined
}

/** The last question to each server, and the time that it wants to be left alone afterwards. */
const last = new Map<string, Promise<unknown>>()

/** Whatever asks, a server gets one question at a time. */
function inTurn(origin: string, ask: () => Promise<Reply>): Promise<Reply> {
  const now = (last.get(origin) ?? Promise.resolve()).then(ask)
  last.set(
    origin,
    now.then(
      ({ wait }) => (wait === undefined ? undefined : rest(wait, undefined, { ref: false })),
      () => undefined,
    ),
  )
  return now
}

interface Reply {
  answer: Answer | 'unchanged' | 'unknown'
  /** How long this server, which has answered, wants to be left alone, in ms. */
  wait: number | undefined
}

async function replyTo(question: Question, condition: Condition): Promise<Reply> {
  try {
    const response = await get(question, condition)
    // Zotero's word (https://www.zotero.org/support/dev/web_api/v3/basics#rate_limiting).
    const wanted = waitOf(response, 'backoff')
    const wait = wanted === undefined ? undefined : Math.min(wanted, pause.longest)
    if (response.ok) {
      const body = JSON.parse(await readLimited(response, question.largest)) as unknown
      return { answer: { body, headers: response.headers }, wait }
    }
    await response.body?.cancel()
    if (response.status === 304) return { answer: 'unchanged', wait }
    if ([404, 406].includes(response.status)) return { answer: 'unknown', wait }
    const isBusy = [429, 503].includes(response.status)
    throw new LookupFailed(
      `${new URL(question.address).host} answered ${String(response.status)}. Try again later.`,
      'refused',
      waitOf(response, 'retry-after') ?? (isBusy ? pause.busy : undefined),
    )
  } catch (error) {
    if (error instanceof LookupFailed) throw error
    if (error instanceof SyntaxError) return { answer: 'unknown', wait: undefined }
    throw new LookupFailed(
      `${new URL(question.address).host} cannot be reached. Look at the server’s connection, and try again.`,
      'offline',
    )
  }
}

/**
 * Asks a server of the literature for something that may not have changed, when it has answered what it was asked before.
 * @returns `unknown` when it knows nothing of the address, or answers something else than JSON
 * @throws LookupFailed in words for the reader
 */
export async function askOnCondition({
  condition,
  ...question
}: Question & { condition: Condition }): Promise<Answer | 'unchanged' | 'unknown'> {
  const { answer } = await inTurn(new URL(question.address).origin, () => replyTo(question, condition))
  return answer
}

/**
 * Asks a server of the literature, when it has answered what it was asked before.
 * @returns its JSON; `undefined` when it knows nothing of the address, or answers something else
 * @throws LookupFailed in words for the reader
 */
export async function askServer(question: Question): Promise<unknown> {
  const answer = await askOnCondition({ ...question, condition: {} })
  return typeof answer === 'string' ? undefined : answer.body
}
