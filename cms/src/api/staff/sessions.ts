import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { environment } from '../../environment/environment'
import type { PasswordRecord } from './password'
import { readPassword } from './password-store'
import { sessionTable } from './tables'
import { claimsAt, isLive, longestSession, read, renewed, sign, signingKey, type Claims } from './token'

const keyOf = (record: PasswordRecord): Buffer => signingKey(environment().secrets.staffToken, record)

const seconds = (): number => Math.floor(Date.now() / 1000)

export interface Token {
  token: string
  /** ISO 8601, UTC. */
  expiresAt: string
}

const tokenOf = (claims: Claims, record: PasswordRecord): Token => ({
  token: sign(claims, keyOf(record)),
  expiresAt: new Date(claims.exp * 1000).toISOString(),
})

/** Begins a session. @param record the password that was given, so that a change in between ends it at once */
export async function beginSession(strapi: Core.Strapi, record: PasswordRecord): Promise<Token> {
  const table = strapi.db.query(sessionTable)
  const now = seconds()
  const sid = randomUUID()
  await table.deleteMany({ where: { started: { $lte: new Date((now - longestSession) * 1000) } } })
  await table.create({ data: { sid, started: new Date(now * 1000) } })
  return tokenOf(claimsAt(now, sid, now), record)
}

export interface LiveSession {
  sid: string
  /** ISO 8601, UTC: when the newest token ends. */
  expiresAt: string
  /** The token to go on with, when the one that was given is not new any more. */
  renewal: string | undefined
}

/** The session of a token; `undefined` when the token is not ours or its session is over. */
export async function liveSession(strapi: Core.Strapi, token: string): Promise<LiveSession | undefined> {
  const record = await readPassword(strapi)
  const claims = record && read(token, keyOf(record))
  const now = seconds()
  if (record === undefined || claims === undefined || !isLive(claims, now)) return undefined
  const { sid } = claims
  if ((await strapi.db.query(sessionTable).count({ where: { sid } })) === 0) return undefined
  const next = renewed(claims, now)
  return {
    sid,
    expiresAt: new Date((next ?? claims).exp * 1000).toISOString(),
    renewal: next && tokenOf(next, record).token,
  }
}

/** Ends the session of a token on every instance, also when the token itself has expired. */
export async function endSession(strapi: Core.Strapi, token: string): Promise<void> {
  const record = await readPassword(strapi)
  const claims = record && read(token, keyOf(record))
  if (claims !== undefined) await strapi.db.query(sessionTable).deleteMany({ where: { sid: claims.sid } })
}
