import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import type { Content } from '../cms/content'
import { CmsUnavailable } from '../cms/operations'
import type { CmsAnswer, StaffCms } from './cms'
import type { StaffCookies } from './cookie'

/** Does what one address is for, with one method. */
export type Act = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What every act needs. */
export interface Desk {
  cms: StaffCms
  cookies: StaffCookies
  /** How many proxies stand before this process. */
  proxies: number
  /** To be waited for after each change, before the editor is told that it is done. @param told by the CMS */
  changed: (told: Content | undefined) => Promise<void>
  /** What everybody sees at the least; undefined until it is known. */
  settled: () => Content | undefined
}

/** How the CMS says no: in its own words, or in Strapi's form. */
export const refusalSchema = v.union([
  v.object({ message: v.string() }),
  v.pipe(
    v.object({ error: v.object({ message: v.string() }) }),
    v.transform(({ error }) => error),
  ),
])

/** What a part of the CMS's answer says. @throws CmsUnavailable when it is nothing that the CMS says there */
export function readFrom<TSchema extends v.GenericSchema>(
  answer: CmsAnswer,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const read = v.safeParse(schema, answer.body)
  if (read.success) return read.output
  throw new CmsUnavailable(`The CMS answered ${answer.status}, and nothing that can be understood.`)
}

export function sendJson(response: ServerResponse, status: number, value: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(value))
}

/** Tells a problem, or why there is nothing else. */
export function sendMessage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers = {},
): void {
  // What nobody reads would keep the browser from reading the answer.
  request.resume()
  sendJson(response, status, { message }, headers)
}

/**
 * For a session that is over, or never began. The cookie stays where it is only used: an answer that comes late would
 * take away that of a session which has begun since.
 *
 * @param answer in which the CMS may say why
 */
export function sendSignedOut(request: IncomingMessage, response: ServerResponse, answer?: CmsAnswer): void {
  const why = v.safeParse(refusalSchema, answer?.body)
  const message = why.success ? why.output.message : 'Sign in to do this.'
  sendMessage(request, response, 401, message)
}

/** Hands the token on that the CMS gives to a session that goes on. */
export function renewSession(response: ServerResponse, { headers }: CmsAnswer, cookies: StaffCookies): void {
  const token = headers['x-staff-token']
  if (typeof token === 'string') response.setHeader('set-cookie', cookies.keep(token))
}

/** Names a repeated attempt as the same one. */
export function idempotencyKey({ headers }: IncomingMessage): Record<string, string> {
  const key = headers['x-idempotency-key']
  return typeof key === 'string' ? { 'x-idempotency-key': key } : {}
}
