import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingMessage } from 'node:http'

/** What proxies and programs that follow requests make: hexadecimal digits, UUIDs, ULIDs. It can stand in any log. */
const wellFormed = /^[\w.-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** The id of the request for which this is done; undefined for what the site does by itself. */
export const requestId = (): string | undefined => current.getStore()

/** Does some work, and whatever comes of it later, for a request. */
export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** Begins what outlives the request in which it is needed first. */
export const forNoRequest = <T>(work: () => T): T => current.exit(work)

/**
 * The id of a request, by which the lines of both halves about it are found: the one that a trusted proxy has given it,
 * else a new one. What a visitor has written in its place is not believed, and whatever has another form is nobody's.
 *
 * @param proxies how many proxies stand before this process
 */
export function idOf({ headers }: Pick<IncomingMessage, 'headers'>, proxies: number): string {
  const given = headers['x-request-id']
  return proxies > 0 && typeof given === 'string' && wellFormed.test(given)
    ? given
    : randomBytes(8).toString('hex')
}

/** Names the request to whoever asked, with an answer that is for them alone: one that is kept for others names nobody. */
export function nameRequest(response: OutgoingMessage): void {
  for (const [name, value] of Object.entries(requestIdHeader())) response.setHeader(name, value)
}

/** Names the request to the CMS, with a question that is asked for it. */
export function requestIdHeader(): Record<string, string> {
  const id = requestId()
  return id === undefined ? {} : { 'x-request-id': id }
}
