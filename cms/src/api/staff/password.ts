import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** What is kept of the shared password. Its texts are base64; the numbers are scrypt's (RFC 7914 §2). */
export interface PasswordRecord {
  N: number
  r: number
  p: number
  salt: string
  hash: string
}

/** The least that OWASP's password storage cheat sheet allows for scrypt with 32 MiB (128 · N · r bytes) a hash. */
const cost = { N: 2 ** 15, r: 8, p: 3 }

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The SHA-256 of the text as small hexadecimal digits: what an older site of the group compared. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Makes the record of a password from its SHA-256, with a salt of its own. */
export async function recordOf(sha256Hex: string): Promise<PasswordRecord> {
  const salt = randomBytes(16)
  const hash = await derive(sha256Hex, salt, 32, withMemory(cost))
  return { ...cost, salt: salt.toString('base64'), hash: hash.toString('base64') }
}

/** Whether this is the password; takes the same time whatever is wrong about it. */
export async function matches({ N, r, p, salt, hash }: PasswordRecord, text: string): Promise<boolean> {
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive(
    sha256(text),
    Buffer.from(salt, 'base64'),
    expected.length,
    withMemory({ N, r, p }),
  )
  return timingSafeEqual(actual, expected)
}

/** Node refuses what it thinks to need more than 32 MiB; scrypt takes that much and a little for its blocks. */
const withMemory = (numbers: { N: number; r: number; p: number }): ScryptOptions => ({
  ...numbers,
  maxmem: 128 * numbers.r * (numbers.N + numbers.p + 2),
})
