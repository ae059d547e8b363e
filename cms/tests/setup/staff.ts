import { randomBytes, scryptSync } from 'node:crypto'
import { sha256, type PasswordRecord } from '../../src/api/staff/password'
import { claimsAt, read, sign, signingKey, type Claims } from '../../src/api/staff/token'
import { secret, staffPassword, type InstanceOptions } from './instance'
import { runSql } from './sql'

type Place = Pick<InstanceOptions, 'dataDir' | 'databaseUrl'>

interface SessionAnswer {
  status: number
  headers: Headers
  body: { token?: string; expiresAt?: string; device?: string; message?: string }
}

interface SessionRequest {
  token?: string
  body?: unknown
  /** The visitor whom the front end's server would name. */
  address?: string
  /** What the browser kept of an earlier sign-in. */
  device?: string
}

/** Sends a request about the staff session. */
export const askSession = (url: string, method: 'POST' | 'GET' | 'DELETE', request: SessionRequest = {}) =>
  ask(`${url}/api/staff/session`, method, request)

/** Changes the password on the site, as whoever is signed in. */
export const changePassword = (
  url: string,
  token: string,
  password: string,
  newPassword: string,
  address = '203.0.113.1',
) => ask(`${url}/api/staff/password`, 'PUT', { token, address, body: { password, newPassword } })

async function ask(
  url: string,
  method: string,
  { token, body, address, device }: SessionRequest,
): Promise<SessionAnswer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(device !== undefined && { 'x-staff-device': device }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as SessionAnswer['body'],
  }
}

export const givePassword = (url: string, password: string, address = '203.0.113.1', device?: string) =>
  askSession(url, 'POST', { body: { password }, address, ...(device !== undefined && { device }) })

/** The token of a new session. @throws Error when the password is not taken */
export async function signIn(url: string, password = staffPassword): Promise<string> {
  const { status, body } = await givePassword(url, password)
  if (body.token === undefined)
    throw new Error(`Signing in was answered with ${status}: ${body.message ?? ''}`)
  return body.token
}

/**
 * Stores the password of staff so that looking at an attempt costs next to nothing: the record says how much it shall cost, a
 * third of a second otherwise (tests/access/staff-password.test.ts).
 */
export async function makeAttemptsCheap(place: Place): Promise<void> {
  const cost = { N: 2 ** 10, r: 8, p: 1 }
  const salt = randomBytes(16)
  const hash = scryptSync(sha256(staffPassword), salt, 32, cost)
  const record = { ...cost, salt: salt.toString('base64'), hash: hash.toString('base64') }
  await runSql(
    place,
    `UPDATE strapi_core_store_settings SET value = '${JSON.stringify(record)}' WHERE key = 'core_staff_password'`,
  )
}

/** The key of the tokens as the CMS makes it, from what stands in its database now. */
export async function currentKey(place: Place, tokenSecret = secret): Promise<Buffer> {
  const [row] = await runSql(
    place,
    "SELECT value FROM strapi_core_store_settings WHERE key = 'core_staff_password'",
  )
  return signingKey(tokenSecret, JSON.parse((row as { value: string }).value) as PasswordRecord)
}

/**
 * A token of the session of another token, made by the real signer as if the clock had stood elsewhere.
 * @param ago seconds since the token was made
 * @param age seconds since the session began
 */
export async function tokenOfEarlier(
  place: Place,
  token: string,
  { ago, age = ago, key }: { ago: number; age?: number; key?: Buffer },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const { sid, name } = await claimsOf(place, token)
  return sign(claimsAt(now - ago, sid, now - age, name), key ?? (await currentKey(place)))
}

/** @throws Error when the CMS did not sign the token with its present key */
export async function claimsOf(place: Place, token: string): Promise<Claims> {
  const claims = read(token, await currentKey(place))
  if (claims === undefined) throw new Error('The token is not signed with the present key')
  return claims
}
