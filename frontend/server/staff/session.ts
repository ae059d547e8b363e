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

const address = '/api/staff/session'
const sessionSchema = v.object({ token: v.string(), expiresAt: v.string(), device: v.string() })

/** Exchanges the password for a session's cookie. */
export const signIn =
  ({ cms, cookies, proxies }: Desk): Act =>
  async (request, response) => {
    const { password } = await readJson(request, 4096)
    if (typeof password !== 'string') throw new BadBody(400, 'Give the password as text.')
    const device = cookies.deviceOf(request)
    const answer = await cms.ask(address, {
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

/** Tells until when the session lasts. */
export const tellSession =
  ({ cms, cookies }: Desk): Act =>
  async (request, response) => {
    const token = cookies.tokenOf(request)
    const answer = token ? await cms.ask(address, { method: 'GET', isRepeatable: true }, token) : undefined
    if (!answer || answer.status === 401) {
      sendSignedOut(request, response, cookies)
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
