import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { CmsUnavailable } from '../cms/operations'
import type { CmsInstances } from '../cms/instances'
import { answerTo, reachCms, wasNotReached } from '../cms/request'

/** Milliseconds in which whatever is asked of the CMS is answered, tries at other instances included. */
const patience = 30_000
/** An import of a thousand publications is one transaction, which may take a minute on a small host. */
const longPatience = 120_000
/** Milliseconds for which a change waits for a CMS that takes no connection: one that died is started again at once. */
const restart = 15_000

export interface CmsAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** What its JSON says; undefined when it is none. */
  body: unknown
}

interface Question {
  method: string
  headers?: Record<string, string>
  body?: object
  /** Whether asking twice does no more than asking once: then a failure does not end it as long as there is another instance. */
  isRepeatable: boolean
  /** Whether it shall wait for a CMS that is being started again. */
  isChange?: boolean
  /** Whether it may take as long as an import. */
  isLong?: boolean
}

/**
 * The CMS as staff reach it: with the token of their session, where there is one. Whether that is good is the CMS's
 * decision, every time.
 */
export class StaffCms {
  constructor(
    private readonly cms: CmsInstances,
    private readonly limits = { restart },
  ) {}

  /** @throws CmsUnavailable when there is no answer, or one that says that the CMS failed */
  async ask(path: string, question: Question, token?: string): Promise<CmsAnswer> {
    const { method, headers, body, isRepeatable, isChange = false, isLong = false } = question
    const limit = isLong ? longPatience : patience
    // From the first attempt on: the time that a CMS takes to wake is none of its answer.
    let over: AbortSignal | undefined
    const share = isRepeatable ? this.cms.shareOf(limit) : limit
    return this.cms.ask(
      async (url) => {
        over ??= AbortSignal.timeout(limit)
        const signal = AbortSignal.any([over, AbortSignal.timeout(share)])
        const options = {
          method,
          signal,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...authorized(token) },
        }
        return finish(url + path, reachCms(url + path, options), (onward) =>
          onward.end(body && JSON.stringify(body)),
        )
      },
      { mayAskAgain: isRepeatable ? undefined : wasNotReached, waits: isChange ? this.limits.restart : 0 },
    )
  }

  /**
   * Passes a file on as it comes, to an instance that takes the connection.
   *
   * @throws CmsUnavailable, also when the visitor goes away in the middle
   */
  async sendFile(
    request: IncomingMessage,
    headers: Record<string, string>,
    token: string,
  ): Promise<CmsAnswer> {
    const path = '/api/upload'
    const options = { method: 'POST', timeout: longPatience, headers: { ...headers, ...authorized(token) } }
    return this.cms.ask(
      (url) => finish(url + path, reachCms(url + path, options), (onward) => pipeline(request, onward)),
      { mayAskAgain: wasNotReached, waits: this.limits.restart },
    )
  }
}

/** @param send sends the body, whatever it may be */
async function finish(
  url: string,
  reached: Promise<ClientRequest>,
  send: (onward: ClientRequest) => unknown,
): Promise<CmsAnswer> {
  const answer = await answerOf(reached, send).catch((cause: unknown) => {
    throw new CmsUnavailable(`The CMS did not answer at ${url}. Is it running?`, { cause })
  })
  if (answer.status >= 500) throw new CmsUnavailable(`The CMS answered ${answer.status} at ${url}.`)
  return answer
}

async function answerOf(
  reached: Promise<ClientRequest>,
  send: (onward: ClientRequest) => unknown,
): Promise<CmsAnswer> {
  const onward = await reached
  onward.on('timeout', () => onward.destroy(new Error('The CMS took too long.')))
  const [answer] = await Promise.all([answerTo(onward), send(onward)])
  const { statusCode: status = 502, headers } = answer
  return { status, headers, body: parseJson(await text(answer)) }
}

const authorized = (token: string | undefined) => token && { authorization: `Bearer ${token}` }

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Not the CMS's words: what stands for them is up to who asked.
    return undefined
  }
}
