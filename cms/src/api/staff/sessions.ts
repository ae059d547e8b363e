import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { environment } from '../../environment/environment'
import type { PasswordRecord } from './password'
import { readPassword } from './password-store'
import { sessionTable } from './tables'
import {
  claimsAt,
  isLive,
  isStaffToken,
  longestSession,
  read,
  renewed,
  sign,
  signingKey,
  type Claims,
} from './token'

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

/**
 * Begins a session.
 *
 * @param record the password that was given, so that a change in between ends it at once
 * @param name what the person wants to be called in the history
 */
export async function beginSession(
  strapi: Core.Strapi,
  record: PasswordRecord,
  name: string | undefined,
): Promise<Token> {
  const table = strapi.db.query(sessionTable)
  const now = seconds()
  const sid = randomUUID()
  await table.deleteMany({ where: { started: { $lte: new Date((now - longestSession) * 1000) } } })
  await table.create({ data: { sid, started: new Date(now * 1000) } })
  return tokenOf(claimsAt(now, sid, now, name), record)
}

export interface LiveSession {
  sid: string
  /** As the person wants to be called. */
  name: string | undefined
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
  const { sid, name } = claims
  if ((await strapi.db.query(sessionTable).count({ where: { sid } })) === 0) return undefined
  const next = renewed(claims, now)
  return {
    sid,
    name,
    expiresAt: new Date((next ?? claims).exp * 1000).toISOString(),
    renewal: next && tokenOf(next, record).token,
  }
}

/** Why a token opens nothing, in words for whoever had a session by it. */
export async function whyOver(strapi: Core.Strapi, token: string): Promise<string> {
  const record = await readPassword(strapi)
  const isOfPresentPassword = record !== undefined && read(token, keyOf(record)) !== undefined
  return isOfPresentPassword || !isStaffToken(token)
    ? 'The staff session is over. Sign in again.'
    : 'The staff password was changed. Sign in with the new one.'
}

/** Ends the session of a token on every instance, also when the token itself has expired. */
export async function endSession(strapi: Core.Strapi, token: string): Promise<void> {
  const record = await readPassword(strapi)
  const claims = record && read(token, keyOf(record))
  if (claims !== undefined) await strapi.db.query(sessionTable).deleteMany({ where: { sid: claims.sid } })
}
