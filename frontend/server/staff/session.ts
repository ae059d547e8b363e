import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { clientAddress } from '../http/client-address'
import { BadBody, readJson } from '../http/request-body'
import {
  readFrom,
  refusalSchema,
  renewSession,
  sendJson,
  sendMessage,
  sendSignedOut,
  type Act,
  type Desk,
} from './answers'
import type { CmsAnswer } from './cms'
import type { StaffCookies } from './cookie'

const address = '/api/staff/session'
const sessionSchema = v.object({ token: v.string(), expiresAt: v.string(), device: v.string() })

/** Exchanges the password for a session's cookie. */
export const signIn =
  ({ cms, cookies, proxies }: Desk): Act =>
  async (request, response) => {
    const { password, name = '' } = await readJson(request, 4096)
    if (typeof password !== 'string') throw new BadBody(400, 'Give the password as text.')
    if (typeof name !== 'string') throw new BadBody(400, 'Give the name as text.')
    const answer = await cms.ask(address, {
      method: 'POST',
      headers: whoTries(request, cookies, proxies),
      body: { password, ...(name !== '' && { name }) },
      isRepeatable: false,
    })
    begin(request, response, cookies, answer)
  }

/** Changes the password, for whoever is signed in and knows the present one: every other session is over then. */
export const changePassword =
  ({ cms, cookies, proxies }: Desk): Act =>
  async (request, response) => {
    const { password, newPassword } = await readJson(request, 4096)
    if (typeof password !== 'string' || typeof newPassword !== 'string')
      throw new BadBody(400, 'Give both passwords as text.')
    const token = cookies.tokenOf(request)
    if (!token) {
      sendSignedOut(request, response)
      return
    }
    const headers = whoTries(request, cookies, proxies)
    const body = { password, newPassword }
    const question = { method: 'PUT', headers, body, isRepeatable: false }
    const answer = await cms.ask('/api/staff/password', question, token)
    if (answer.status === 401) sendSignedOut(request, response, answer)
    else begin(request, response, cookies, answer)
  }

/** By whom wrong passwords are counted. */
function whoTries(request: IncomingMessage, cookies: StaffCookies, proxies: number): Record<string, string> {
  const device = cookies.deviceOf(request)
  return {
    'x-forwarded-for': clientAddress(request, proxies),
    ...(device !== undefined && { 'x-staff-device': device }),
  }
}

/** Keeps the session that the CMS has begun, or tells why there is none. */
function begin(
  request: IncomingMessage,
  response: ServerResponse,
  cookies: StaffCookies,
  answer: CmsAnswer,
): void {
  if (answer.status === 200) {
    const { token, device } = readFrom(answer, sessionSchema)
    response.writeHead(204, { 'set-cookie': [cookies.keep(token), cookies.keepDevice(device)] }).end()
    return
  }
  const retryAfter = answer.headers['retry-after']
  const { message } = readFrom(answer, refusalSchema)
  sendMessage(request, response, answer.status, message, retryAfter ? { 'retry-after': retryAfter } : {})
}

/** Tells until when the session lasts. */
export const tellSession =
  ({ cms, cookies }: Desk): Act =>
  async (request, response) => {
    const token = cookies.tokenOf(request)
    const answer = token ? await cms.ask(address, { method: 'GET', isRepeatable: true }, token) : undefined
    if (!answer || answer.status === 401) {
      sendSignedOut(request, response, answer)
      return
    }
    const { expiresAt } = readFrom(answer, v.object({ expiresAt: v.string() }))
    renewSession(response, answer, cookies)
    sendJson(response, 200, { expiresAt })
  }

/** Ends the session. */
export const signOut =
  ({ cms, cookies }: Desk): Act =>
  async (request, response) => {
    const token = cookies.tokenOf(request)
    // A session that is over already is what was asked for.
    if (token) await cms.ask(address, { method: 'DELETE', isRepeatable: true }, token)
    response.writeHead(204, { 'set-cookie': cookies.forget() }).end()
  }
