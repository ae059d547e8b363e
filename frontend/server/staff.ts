import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { isForStaff } from '../src/cms/for-staff'
import { clientAddress } from './client-address'
import { CmsUnavailable, staffOperation } from './cms'
import { answerTo, requestOfCms } from './cms-request'
import { isFromOwnOrigin } from './own-origin'
import { BadBody, readJson } from './request-body'
import { StaffCookie } from './staff-cookie'

/** The largest file in bytes, and what the form around it may add. The CMS has the same limit for the file. */
const largestUpload = 20 * 1024 * 1024 + 64 * 1024
/** A form's texts, in bytes. */
const largestForm = 256 * 1024
/** What takes a thousand publications at once, of somebody who is signed in; in bytes. The CMS takes as much. */
const imports = ['StaffReadPublications', 'ImportPublications']
const largestImport = 8_000_000
const patience = 30_000
/** An import of a thousand publications is one transaction, which may take a minute on a small host. In ms. */
const importPatience = 120_000

const sessionSchema = v.object({ token: v.string(), expiresAt: v.string() })
const messageSchema = v.union([
  v.object({ message: v.string() }),
  v.pipe(
    v.object({ error: v.object({ message: v.string() }) }),
    v.transform(({ error }) => error),
  ),
])

interface CmsAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** What its JSON says; undefined when it is none. */
  body: unknown
}

interface StaffOptions {
  cmsUrl: string
  origin: string
  /** How many proxies stand before this process. */
  proxies: number
  /** To be waited for after each change, before the editor is told that it is done. */
  changed: () => Promise<void>
  log: (message: string, error?: unknown) => void
}

/**
 * The addresses that only staff use. The browser holds a cookie that no script can read; here it becomes the CMS's
 * `Authorization` header. Whether the token is good is the CMS's decision, every time.
 */
export function createStaffGateway({ cmsUrl, origin, proxies, changed, log }: StaffOptions) {
  const cookies = new StaffCookie(origin)

  const askStaff = async (
    path: string,
    { method, headers, body }: { method: string; headers?: Record<string, string>; body?: object },
    token?: string,
  ): Promise<CmsAnswer> => {
    try {
      const onward = requestOfCms(cmsUrl + path, {
        method,
        // A connection that was kept may be closed by the CMS at the moment in which a change is sent.
        agent: false,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(path === '/graphql' ? importPatience : patience),
      })
      return await readAnswer(await answerTo(onward.end(body && JSON.stringify(body))))
    } catch (cause) {
      throw new CmsUnavailable(`The CMS at ${cmsUrl} did not answer ${path}. Is it running?`, { cause })
    }
  }

  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    const { password } = await readJson(request, 4096)
    if (typeof password !== 'string') throw new BadBody(400, 'Give the password as text.')
    const answer = await askStaff('/api/staff/session', {
      method: 'POST',
      headers: { 'x-forwarded-for': clientAddress(request, proxies) },
      body: { password },
    })
    if (answer.status === 200) {
      const { token } = v.parse(sessionSchema, answer.body)
      response.writeHead(204, { 'set-cookie': cookies.keep(token) }).end()
      return
    }
    const retryAfter = answer.headers['retry-after']
    const message = readMessage(answer.body) ?? 'The content store refused this.'
    sendMessage(response, answer.status, message, retryAfter ? { 'retry-after': retryAfter } : {})
  }

  const tellSession = async (request: IncomingMessage, response: ServerResponse) => {
    const token = cookies.tokenOf(request)
    const answer = token ? await askStaff('/api/staff/session', { method: 'GET' }, token) : undefined
    if (answer?.status !== 200) {
      sendSignedOut(response)
      return
    }
    const { expiresAt } = v.parse(v.object({ expiresAt: v.string() }), answer.body)
    renew(response, answer)
    sendJson(response, 200, { expiresAt })
  }

  const signOut = async (request: IncomingMessage, response: ServerResponse) => {
    const token = cookies.tokenOf(request)
    // A session that is over already is what was asked for.
    if (token) await askStaff('/api/staff/session', { method: 'DELETE' }, token)
    response.writeHead(204, { 'set-cookie': cookies.forget() }).end()
  }

  /** Runs a mutation, or a query for staff only, with the session's token. */
  const operate = async (request: IncomingMessage, response: ServerResponse, operation: string) => {
    const query = staffOperation(operation)
    if (query === undefined) {
      request.resume()
      sendMessage(response, 404, 'The site has no such operation.')
      return
    }
    const token = cookies.tokenOf(request)
    const largest = token && imports.includes(operation) ? largestImport : largestForm
    const { variables = {} } = await readJson(request, largest)
    if (!token) {
      sendSignedOut(response)
      return
    }
    const key = request.headers['x-idempotency-key']
    const answer = await askStaff(
      '/graphql',
      {
        method: 'POST',
        headers: { ...(typeof key === 'string' && { 'x-idempotency-key': key }) },
        body: { operationName: operation, query, variables },
      },
      token,
    )
    if (answer.status === 401) {
      sendSignedOut(response)
      return
    }
    renew(response, answer)
    // 400 is GraphQL's answer to variables of the wrong kind; its errors are for the form.
    if (answer.status >= 500 || answer.body === undefined)
      throw new CmsUnavailable(`The CMS answered ${String(answer.status)} to ${operation}.`)
    // Whoever looks after the editor was told must see the change; a part of it may be done where the rest failed.
    if (!isForStaff(operation)) await changed()
    sendJson(response, 200, answer.body)
  }

  /** Passes a file on as it comes: nothing is parsed or kept here, and what is too large is refused unread. */
  const upload = async (request: IncomingMessage, response: ServerResponse) => {
    const token = cookies.tokenOf(request)
    const { 'content-type': type = '', 'content-length': length } = request.headers
    const refuse = (status: number, message: string) => {
      request.resume()
      sendMessage(response, status, message)
    }
    if (!token) {
      request.resume()
      sendSignedOut(response)
    } else if (!/^multipart\/form-data\b/i.test(type)) {
      refuse(415, 'Send the file as a form.')
    } else if (length === undefined) {
      refuse(411, 'Say how long the file is.')
    } else if (Number(length) > largestUpload) {
      refuse(413, 'The image is larger than 20 MB. Make it smaller and try again.')
    } else {
      await passUpload(request, response, token, { type, length })
    }
  }

  const passUpload = async (
    request: IncomingMessage,
    response: ServerResponse,
    token: string,
    { type, length }: { type: string; length: string },
  ) => {
    const key = request.headers['x-idempotency-key']
    const onward = requestOfCms(`${cmsUrl}/api/upload`, {
      method: 'POST',
      timeout: 120_000,
      headers: {
        'content-type': type,
        'content-length': length,
        authorization: `Bearer ${token}`,
        ...(typeof key === 'string' && { 'x-idempotency-key': key }),
      },
    })
    onward.on('timeout', () => onward.destroy(new Error('The CMS took too long for a file.')))
    // Who goes away in the middle ends the upload to the CMS too.
    const [received] = await Promise.all([answerTo(onward), pipeline(request, onward)]).catch(
      (cause: unknown) => {
        throw new CmsUnavailable('The CMS did not take the file.', { cause })
      },
    )
    const answer = await readAnswer(received)
    const { status, body } = answer
    renew(response, answer)
    if (status === 201) await changed()
    if (status === 201) sendJson(response, 201, Array.isArray(body) ? body[0] : body)
    else if (status === 401) sendSignedOut(response)
    else sendMessage(response, status, readMessage(body) ?? 'The file was not taken.')
  }

  const renew = (response: ServerResponse, { headers }: CmsAnswer) => {
    const token = headers['x-staff-token']
    if (typeof token === 'string') response.setHeader('set-cookie', cookies.keep(token))
  }

  const sendSignedOut = (response: ServerResponse) => {
    sendMessage(response, 401, 'Sign in to do this.', { 'set-cookie': cookies.forget() })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    response.setHeader('cache-control', 'no-store')
    const call = `${request.method ?? ''} ${path}`
    if (request.method !== 'GET' && !isFromOwnOrigin(request, origin)) {
      request.resume()
      sendMessage(response, 403, 'This can be done from the site’s own pages only.')
    } else if (call === 'POST /staff/session') await signIn(request, response)
    else if (call === 'GET /staff/session') await tellSession(request, response)
    else if (call === 'DELETE /staff/session') await signOut(request, response)
    else if (call === 'POST /staff/upload') await upload(request, response)
    else if (call.startsWith('POST /graphql/'))
      await operate(request, response, path.slice('/graphql/'.length))
    else {
      request.resume()
      sendMessage(response, 405, 'This address does not take that.')
    }
  }

  /** Answers a request of the staff area; problems are told as `{ message }`. */
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    try {
      await answer(request, response, path)
    } catch (error) {
      if (response.headersSent || (request.destroyed && !request.complete)) {
        response.destroy()
      } else if (error instanceof BadBody) {
        sendMessage(response, error.status, error.message)
      } else if (error instanceof CmsUnavailable) {
        log(error.message, error.cause)
        sendMessage(
          response,
          503,
          'The content store does not answer at the moment. Nothing is lost; try again shortly.',
        )
      } else throw error
    }
  }
}

const sendJson = (response: ServerResponse, status: number, value: unknown, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(value))
}

const sendMessage = (response: ServerResponse, status: number, message: string, headers = {}) => {
  sendJson(response, status, { message }, headers)
}

function readMessage(body: unknown): string | undefined {
  const read = v.safeParse(messageSchema, body)
  return read.success ? read.output.message : undefined
}

async function readAnswer(answer: IncomingMessage): Promise<CmsAnswer> {
  const { statusCode = 502, headers } = answer
  return { status: statusCode, headers, body: parseJson(await text(answer)) }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Not the CMS's words: what stands for them is up to who asked.
    return undefined
  }
}
