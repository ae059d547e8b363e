import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { PasswordRecord } from './password'

/** The session that a token stands for. Times are in seconds since 1970, as in every JSON Web Token (RFC 7519 §2). */
export interface Claims {
  /** The session's id. */
  sid: string
  /** When the password was given. */
  auth_time: number
  iat: number
  exp: number
  /** What whoever signed in is called, in their own words (OpenID Connect Core §5.1): nobody has checked it. */
  name?: string
}

/** A token ends after this long without use … */
const idle = 30 * 60
/** … a session after this long with any use, in seconds … */
export const longestSession = 12 * 60 * 60
/** … and a token that is at least this old is replaced when it is used. */
const renewAfter = 5 * 60

const names = { iss: 'cms', aud: 'content-api', sub: 'staff' }

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Every token starts with exactly these bytes. What a stranger writes into a header (`alg: none`, another `typ`, a
 * key of his own) is therefore never read, only compared; that is all of JOSE that is needed here.
 */
const header = encode({ alg: 'HS256', typ: 'staff+jwt' })

/** Whether the token claims to be one of ours, and no other kind of Bearer. */
export const isStaffToken = (token: string): boolean => token.startsWith(`${header}.`)

/**
 * The key that tokens, devices or private addresses are signed with. It depends on the stored password, so that a new one
 * ends every session and makes every device unknown, on every instance that has the same secret and database.
 */
export function signingKey(
  secret: string,
  { salt, hash }: PasswordRecord,
  use: 'staff token' | 'staff device' | 'staff preview' = 'staff token',
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.from(`${salt}.${hash}`), use, 32))
}

/** The claims of a token that is made now. @param now seconds since 1970 */
export const claimsAt = (now: number, sid: string, authTime: number, name?: string): Claims => ({
  sid,
  auth_time: authTime,
  iat: now,
  exp: Math.min(now + idle, authTime + longestSession),
  ...(name !== undefined && { name }),
})

/** A compact HS256 token (RFC 7515 §7.1). */
export function sign(claims: Claims, key: Buffer): string {
  const signed = `${header}.${encode({ ...names, ...claims })}`
  return `${signed}.${macOf(signed, key)}`
}

/** What a token says that was signed with this key, whether or not it has expired; `undefined` for any other text. */
export function read(token: string, key: Buffer): Claims | undefined {
  const end = token.lastIndexOf('.')
  if (!isStaffToken(token) || !isSame(token.slice(end + 1), macOf(token.slice(0, end), key))) return undefined
  const claims: unknown = JSON.parse(Buffer.from(token.slice(header.length + 1, end), 'base64url').toString())
  return isClaims(claims) ? claims : undefined
}

/** @param now seconds since 1970 */
export const isLive = ({ exp, auth_time }: Claims, now: number): boolean =>
  now < exp && now < auth_time + longestSession

/** The claims of the token to go on with, or `undefined` while this one is good for some time. */
export function renewed(claims: Claims, now: number): Claims | undefined {
  if (now - claims.iat < renewAfter) return undefined
  const next = claimsAt(now, claims.sid, claims.auth_time, claims.name)
  return next.exp > claims.exp ? next : undefined
}

/** The MAC of a text, as base64url. */
export const macOf = (signed: string, key: Buffer): string =>
  createHmac('sha256', key).update(signed).digest('base64url')

/** Compares the texts, not what they decode to: base64url has several spellings of the same bytes. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false
  const claims: Record<string, unknown> = { ...value }
  return (
    Object.entries(names).every(([name, text]) => claims[name] === text) &&
    typeof claims['sid'] === 'string' &&
    ['auth_time', 'iat', 'exp'].every((name) => Number.isInteger(claims[name])) &&
    (claims['name'] === undefined || typeof claims['name'] === 'string')
  )
}
