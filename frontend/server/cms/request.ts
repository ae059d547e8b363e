import {
  request,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requestIdHeader } from '../http/request-id'

/** Milliseconds in which a machine that is there takes a connection, however busy its programs are. */
const patience = 3000

/** The CMS took no connection, so it has heard nothing of what it should do. */
class NotReached extends Error {
  override name = 'NotReached'
}

/** Whether a failure, or what is behind it, says that the CMS has heard nothing. */
export const wasNotReached = (error: unknown): boolean =>
  error instanceof NotReached || (error instanceof Error && error.cause instanceof NotReached)

interface Asking extends RequestOptions {
  headers?: Record<string, string>
}

/**
 * Begins a request to the CMS. By node:http, because loading `fetch` takes half of the time in which the process starts,
 * would keep every visitor waiting for 80 ms if it were loaded later, and needs 13 MB.
 */
export const requestOfCms = (url: string, options: Asking): ClientRequest =>
  (url.startsWith('https:') ? requestSecurely : request)(url, {
    ...options,
    headers: { ...options.headers, ...requestIdHeader() },
  })

/**
 * Begins a request on a connection of its own, and brings it when that is open: nothing of a body is lost on a CMS that is
 * away, and none is sent on a kept connection that the CMS closes at that moment.
 *
 * @throws NotReached
 */
export function reachCms(url: string, options: Asking): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const onward = requestOfCms(url, { ...options, agent: false })
    const over = setTimeout(() => onward.destroy(new Error('it takes no connection')), patience)
    const fail = (cause: unknown) => {
      clearTimeout(over)
      reject(new NotReached(`${url} cannot be reached.`, { cause }))
    }
    onward.on('error', fail)
    onward.once('socket', (socket) => {
      socket.once(url.startsWith('https:') ? 'secureConnect' : 'connect', () => {
        clearTimeout(over)
        resolve(onward)
      })
    })
  })
}

/** The answer to a request, as soon as it begins. To be called in the turn that made the request: events come later. */
export const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
  })

/**
 * Asks the CMS for a file: the answer, as soon as it begins.
 *
 * @throws what becomes of a request without an answer
 */
export function askForFile(url: string, options: Asking): Promise<IncomingMessage> {
  const asked = requestOfCms(url, { ...options, timeout: 10_000 })
  asked.on('timeout', () => asked.destroy(new Error('it took too long')))
  // From then on it is as slow as the visitor, who may pause.
  asked.on('response', () => asked.setTimeout(0))
  return answerTo(asked.end())
}

/** Passes a file on to a visitor, whose head is written already. @throws what breaks it off */
export const passOn = (file: Readable, visitor: ServerResponse): Promise<void> =>
  pipeline(file, visitor).catch((error: unknown) => {
    // Whoever leaves in the middle of a file has no need of the rest.
    if (!visitor.req.socket.destroyed) throw error
  })
