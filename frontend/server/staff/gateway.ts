import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { isForStaff } from '../../src/cms/for-staff'
import { clientAddress } from '../http/client-address'
import { CmsUnavailable, readAnswer, staffOperation } from '../cms/operations'
import type { CmsInstances } from '../cms/instances'
import type { Content } from '../cms/content'
import { contentToldIn } from '../cms/content-version'
import { isFromOwnOrigin } from './own-origin'
import { BadBody, readJson } from '../http/request-body'
import { StaffCms, type CmsAnswer } from './cms'
import { StaffCookies } from './cookie'

/** The largest file in bytes, and what the form around it may add. The CMS has the same limit for the file. */
const largestUpload = 20 * 1024 * 1024 + 64 * 1024
/** A form's texts, in bytes. */
const largestForm = 256 * 1024
/** What takes a thousand publications at once, of somebody who is signed in; in bytes. The CMS takes as much. */
const imports = ['StaffReadPublications', 'ImportPublications']
const largestImport = 8_000_000
/** What writes one document: the CMS looks at the key of these. */
const writesOfOne = /^(Create|Update|Delete)/
/** What changes as many at once. */
const longOperations = [...imports, 'UndoImport']

const sessionSchema = v.object({ token: v.string(), expiresAt: v.string(), device: v.string() })
const filesSchema = v.looseTuple([v.looseObject({ id: v.number(), url: v.string() })])
const refusalSchema = v.union([
  v.object({ message: v.string() }),
  v.pipe(
    v.object({ error: v.object({ message: v.string() }) }),
    v.transform(({ error }) => error),
  ),
])

interface StaffOptions {
  cms: CmsInstances
  origin: string
  /** How many proxies stand before this process. */
  proxies: number
  /** To be waited for after each change, before the editor is told that it is done. @param told by the CMS */
  changed: (told: Content | undefined) => Promise<void>
  log: (message: string, error?: unknown) => void
  limits?: ConstructorParameters<typeof StaffCms>[1]
}

type Act = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * The addresses that only staff use. The browser holds a cookie that no script can read; here it becomes the CMS's
 * `Authorization` header.
 */
export function createStaffGateway({ origin, proxies, changed, log, ...options }: StaffOptions) {
  const cookies = new StaffCookies(origin)
  const cms = new StaffCms(options.cms, options.limits)

  const signIn: Act = async (request, response) => {
    const { password } = await readJson(request, 4096)
    if (typeof password !== 'string') throw new BadBody(400, 'Give the password as text.')
    const device = cookies.deviceOf(request)
    const answer = await cms.ask('/api/staff/session', {
      method: 'POST',
      headers: {
        'x-forwarded-for': clientAddress(request, proxies),
        ...(device !== undefined && { 'x-staff-device': device }),
      },
      body: { password },
      isRepeatable: false,
    })
    if (answer.status === 200) {
      const { token, device } = readFrom(answer, sessionSchema)
      response.writeHead(204, { 'set-cookie': [cookies.keep(token), cookies.keepDevice(device)] }).end()
      return
    }
    const retryAfter = answer.headers['retry-after']
    const { message } = readFrom(answer, refusalSchema)
    sendMessage(request, response, answer.status, message, retryAfter ? { 'retry-after': retryAfter } : {})
  }

  const tellSession: Act = async (request, response) => {
    const token = cookies.tokenOf(request)
    const question = { method: 'GET', isRepeatable: true }
    const answer = token ? await cms.ask('/api/staff/session', question, token) : undefined
    if (!answer || answer.status === 401) {
      sendSignedOut(request, response)
      return
    }
    const { expiresAt } = readFrom(answer, v.object({ expiresAt: v.string() }))
    renew(response, answer)
    sendJson(response, 200, { expiresAt })
  }

  const signOut: Act = async (request, response) => {
    const token = cookies.tokenOf(request)
    // A session that is over already is what was asked for.
    if (token) await cms.ask('/api/staff/session', { method: 'DELETE', isRepeatable: true }, token)
    response.writeHead(204, { 'set-cookie': cookies.forget() }).end()
  }

  /** Runs a mutation, or a query for staff only, with the session's token. */
  const operate = async (request: IncomingMessage, response: ServerResponse, operation: string) => {
    const query = staffOperation(operation)
    if (query === undefined) {
      sendMessage(request, response, 404, 'The site has no such operation.')
      return
    }
    const token = cookies.tokenOf(request)
    const largest = token && imports.includes(operation) ? largestImport : largestForm
    const { variables = {} } = await readJson(request, largest)
    if (!token) {
      sendSignedOut(request, response)
      return
    }
    const isChange = !isForStaff(operation)
    const headers = keyOf(request)
    const answer = await cms.ask(
      '/graphql',
      {
        method: 'POST',
        headers,
        body: { operationName: operation, query, variables },
        // What the CMS writes under a key it writes once.
        isRepeatable: !isChange || (writesOfOne.test(operation) && 'x-idempotency-key' in headers),
        isChange,
        isLong: longOperations.includes(operation),
      },
      token,
    )
    if (answer.status === 401) {
      sendSignedOut(request, response)
      return
    }
    renew(response, answer)
    // Whoever looks after the editor was told must see the change; a part of it may be done where the rest failed.
    if (isChange) await changed(contentToldIn(answer.headers))
    // 400 is GraphQL's answer to variables of the wrong kind; its errors are for the form.
    sendJson(response, 200, readAsGraphql(operation, answer))
  }

  /** Passes a file on: nothing is parsed or kept here, and what is too large is refused unread. */
  const upload: Act = async (request, response) => {
    const token = cookies.tokenOf(request)
    const { 'content-type': type = '', 'content-length': length } = request.headers
    if (!token) {
      sendSignedOut(request, response)
    } else if (!/^multipart\/form-data\b/i.test(type)) {
      sendMessage(request, response, 415, 'Send the file as a form.')
    } else if (length === undefined) {
      sendMessage(request, response, 411, 'Say how long the file is.')
    } else if (Number(length) > largestUpload) {
      sendMessage(request, response, 413, 'The image is larger than 20 MB. Make it smaller and try again.')
    } else {
      const headers = { 'content-type': type, 'content-length': length, ...keyOf(request) }
      const answer = await cms.sendFile(request, headers, token)
      const { status } = answer
      if (status === 401) {
        sendSignedOut(request, response)
        return
      }
      renew(response, answer)
      if (status === 201) {
        await changed(contentToldIn(answer.headers))
        const [file] = readFrom(answer, filesSchema)
        sendJson(response, 201, file)
      } else sendMessage(request, response, status, readFrom(answer, refusalSchema).message)
    }
  }

  const renew = (response: ServerResponse, { headers }: CmsAnswer) => {
    const token = headers['x-staff-token']
    if (typeof token === 'string') response.setHeader('set-cookie', cookies.keep(token))
  }

  const sendSignedOut = (request: IncomingMessage, response: ServerResponse) => {
    sendMessage(request, response, 401, 'Sign in to do this.', { 'set-cookie': cookies.forget() })
  }

  /** What can be done at an address, by method. */
  const actsAt = (path: string): Record<string, Act> | undefined => {
    if (path === '/staff/session') return { GET: tellSession, POST: signIn, DELETE: signOut }
    if (path === '/staff/upload') return { POST: upload }
    const [, operation] = /^\/graphql\/(.*)$/.exec(path) ?? []
    if (operation === undefined) return undefined
    return { POST: (request, response) => operate(request, response, operation) }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const { method = 'GET' } = request
    const acts = actsAt(path)
    const act = acts?.[method]
    if (!acts) sendMessage(request, response, 404, 'The site has no such address.')
    else if (!act) {
      const allow = Object.keys(acts).join(', ')
      sendMessage(request, response, 405, 'This address does not take that.', { allow })
    } else if (method !== 'GET' && !isFromOwnOrigin(request, origin))
      sendMessage(request, response, 403, 'This can be done from the site’s own pages only.')
    else await act(request, response)
  }

  /** Answers a request of the staff area; problems are told as `{ message }`. */
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    response.setHeader('cache-control', 'no-store')
    try {
      await answer(request, response, path)
    } catch (error) {
      // Who has gone away needs no answer.
      if (response.destroyed) return
      if (error instanceof BadBody) {
        sendMessage(request, response, error.status, error.message)
      } else if (error instanceof CmsUnavailable) {
        log(error.message, error.cause)
        sendMessage(
          request,
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

const sendMessage = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers = {},
) => {
  // What nobody reads would keep the browser from reading the answer.
  request.resume()
  sendJson(response, status, { message }, headers)
}

/** Names a repeated attempt as the same one. */
const keyOf = ({ headers }: IncomingMessage): Record<string, string> => {
  const key = headers['x-idempotency-key']
  return typeof key === 'string' ? { 'x-idempotency-key': key } : {}
}

/** What a part of the CMS's answer says. @throws CmsUnavailable when it is nothing that the CMS says there */
function readFrom<TSchema extends v.GenericSchema>(
  answer: CmsAnswer,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const read = v.safeParse(schema, answer.body)
  if (read.success) return read.output
  throw new CmsUnavailable(`The CMS answered ${answer.status}, and nothing that can be understood.`)
}

/** @throws CmsUnavailable when nobody can tell from the answer what has been done */
function readAsGraphql(operation: string, { status, body }: CmsAnswer): object {
  try {
    return readAnswer(operation, body)
  } catch (cause) {
    throw new CmsUnavailable(`The CMS answered ${status} to ${operation}, and not in GraphQL.`, { cause })
  }
}
