import type { PasswordRecord } from './password'
import { isSame, macOf, signingKey } from './token'

/** What a private address shows, and how long. */
export interface PreviewClaims {
  kind: string
  documentId: string
  /** When it was made, as ISO 8601: what visitors get is as old as its coming, so an address from before is over. */
  createdAt: string
  /** Seconds since 1970. */
  exp: number
}

/** Whoever is asked for an opinion has two weeks; in seconds. */
const lifetime = 14 * 24 * 60 * 60

/** The key that addresses are signed with: a new password ends all of them. */
export const previewKey = (secret: string, record: PasswordRecord): Buffer =>
  signingKey(secret, record, 'staff preview')

/** @param now seconds since 1970 */
export const previewClaimsAt = (now: number, thing: Omit<PreviewClaims, 'exp'>): PreviewClaims => ({
  ...thing,
  exp: now + lifetime,
})

/** The last part of a private address. */
export function signPreview(claims: PreviewClaims, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${macOf(text, key)}`
}

/** What an address says that was signed with this key and has not ended; `undefined` for any other text. */
export function readPreview(token: string, key: Buffer, now: number): PreviewClaims | undefined {
  const [text = '', mac = '', ...more] = token.split('.')
  if (more.length > 0 || !isSame(mac, macOf(text, key))) return undefined
  // Nobody else has the key: what was signed is what was written.
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as PreviewClaims
  return now < claims.exp ? claims : undefined
}
