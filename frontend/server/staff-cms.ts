import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { CmsUnavailable } from './cms'
import { answerTo, requestOfCms } from './cms-request'

/** Milliseconds for which nothing may come from the CMS. */
const patience = 30_000
/** An import of a thousand publications is one transaction, which may take a minute on a small host. */
const longPatience = 120_000

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
}

/**
 * The CMS as staff reach it: with the token of their session, where there is one. Whether that is good is the CMS's
 * decision, every time.
 */
export class StaffCms {
  constructor(private readonly url: string) {}

  /** @throws CmsUnavailable when there is no answer, or one that says that the CMS failed */
  async ask(path: string, { method, headers, body }: Question, token?: string): Promise<CmsAnswer> {
    const onward = this.begin(path, {
      method,
      timeout: path === '/graphql' ? longPatience : patience,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...authorized(token) },
    })
    return this.finish(path, onward, onward.end(body && JSON.stringify(body)))
  }

  /**
   * Passes a file on as it comes.
   *
   * @throws CmsUnavailable, also when the visitor goes away in the middle
   */
  async sendFile(
    request: IncomingMessage,
    headers: Record<string, string>,
    token: string,
  ): Promise<CmsAnswer> {
    const path = '/api/upload'
    const onward = this.begin(path, {
      method: 'POST',
      timeout: longPatience,
      headers: { ...headers, ...authorized(token) },
    })
    return this.finish(path, onward, pipeline(request, onward))
  }

  private begin(path: string, options: RequestOptions): ClientRequest {
    // A connection that was kept may be closed by the CMS at the moment in which a change is sent.
    const onward = requestOfCms(this.url + path, { ...options, agent: false })
    return onward.on('timeout', () => onward.destroy(new Error('The CMS took too long.')))
  }

  private async finish(path: string, onward: ClientRequest, sent: unknown): Promise<CmsAnswer> {
    const answer = await answerOf(onward, sent).catch((cause: unknown) => {
      throw new CmsUnavailable(`The CMS at ${this.url} did not answer ${path}. Is it running?`, { cause })
    })
    if (answer.status >= 500) throw new CmsUnavailable(`The CMS answered ${answer.status} to ${path}.`)
    return answer
  }
}

async function answerOf(onward: ClientRequest, sent: unknown): Promise<CmsAnswer> {
  const [answer] = await Promise.all([answerTo(onward), sent])
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
