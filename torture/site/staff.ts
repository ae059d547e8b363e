import { staffPassword } from './site.ts'

interface GraphqlError {
  message: string
  extensions?: {
    code?: string
    error?: { details?: { current?: Record<string, unknown> } }
  }
}

/** How something that staff asked for ended. */
export type Reply =
  | { is: 'done'; data: Record<string, unknown> }
  /** `current` is what stands there instead, when somebody else saved. */
  | { is: 'refused'; status: number; message: string; current?: Record<string, unknown> }
  /** The server failed, or nothing came: it may be done or not. */
  | { is: 'unknown'; status: number | undefined; message: string }

/** Longer than the site waits for its own parts, in ms. */
const patience = 130_000

/** Somebody who knows the password, with a browser's cookie. */
export class Staff {
  private cookie: string | undefined

  private readonly origin: string
  private readonly url: string

  /** @param url where it is sent to, when that is not the site's public address */
  constructor(origin: string, url = origin) {
    this.origin = origin
    this.url = url
  }

  /** Sends an operation that the site was built with, as its pages do. */
  operate(operation: string, variables: object, key?: string): Promise<Reply> {
    return this.send(`/graphql/${operation}`, JSON.stringify({ variables }), {
      'content-type': 'application/json',
      ...(key !== undefined && { 'x-idempotency-key': key }),
    })
  }

  upload(form: FormData, key?: string): Promise<Reply> {
    return this.send('/staff/upload', form, key === undefined ? {} : { 'x-idempotency-key': key })
  }

  /** Sends anything with the session; signs in when there is none, or no longer. */
  async send(
    path: string,
    body: string | Uint8Array<ArrayBuffer> | FormData,
    headers: Record<string, string>,
  ): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      if (this.cookie === undefined) {
        const refusal = await this.signIn()
        if (refusal !== undefined) return refusal
      }
      const reply = await this.sendOnce(path, body, headers)
      if (reply.is !== 'refused' || reply.status !== 401 || attempt === 2) return reply
      this.cookie = undefined
    }
  }

  private async signIn(): Promise<Reply | undefined> {
    const reply = await this.sendOnce('/staff/session', JSON.stringify({ password: staffPassword }), {
      'content-type': 'application/json',
    })
    if (reply.is === 'done') return undefined
    return { is: 'unknown', status: reply.status, message: `signing in: ${reply.message}` }
  }

  private async sendOnce(
    path: string,
    body: string | Uint8Array<ArrayBuffer> | FormData,
    headers: Record<string, string>,
  ): Promise<Reply> {
    try {
      const response = await fetch(this.url + path, {
        method: 'POST',
        headers: {
          origin: this.origin,
          ...headers,
          ...(this.cookie !== undefined && { cookie: this.cookie }),
        },
        body,
        signal: AbortSignal.timeout(patience),
      })
      const cookie = response.headers.get('set-cookie')?.split(';')[0]
      if (cookie !== undefined) this.cookie = cookie.endsWith('=') ? undefined : cookie
      const reply = replyOf(response.status, await response.text())
      // The page of the browser believes in nothing else.
      if (path === '/staff/upload' && reply.is === 'done' && response.status !== 201)
        return { is: 'unknown', status: response.status, message: JSON.stringify(reply.data) }
      return reply
    } catch (error) {
      const { cause } = error as { cause?: unknown }
      return { is: 'unknown', status: undefined, message: String(cause ?? error) }
    }
  }
}

/** What an answer means. What is no error is a success, whatever it holds: the browser takes it for one too. */
export function replyOf(status: number, text: string): Reply {
  if (status >= 500) return { is: 'unknown', status, message: text.slice(0, 300) }
  const body = parse(text)
  const { errors, data, message } = body as { errors?: GraphqlError[]; data?: unknown; message?: string }
  if (status >= 400) return { is: 'refused', status, message: message ?? text.slice(0, 300) }
  const [error] = errors ?? []
  if (error === undefined) return { is: 'done', data: isRecord(data) ? data : body }
  if (error.extensions?.code === 'INTERNAL_SERVER_ERROR')
    return { is: 'unknown', status: 500, message: error.message }
  const current = error.extensions?.error?.details?.current
  const words = `${error.extensions?.code ?? 'no code'}: ${JSON.stringify(errors).slice(0, 600)}`
  return { is: 'refused', status, message: words, ...(current !== undefined && { current }) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    // No JSON: an empty answer says what its status says.
    return {}
  }
}
