import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { matches, recordOf, sha256 } from './password'

const password = 'Größe zählt nicht'

/** A hash takes a sixth of a second, and several times that on a machine that has other things to do. */
const patience = 60_000

test('SHA-256 is the one of the UTF-8 text, in small digits', () => {
  // FIPS 180-4, example "abc"
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test(
  'the password matches its record, and nothing else does',
  async () => {
    const record = await recordOf(sha256(password))
    expect(await matches(record, password)).toBe(true)
    for (const wrong of ['', `${password} `, password.toLowerCase(), sha256(password), record.hash]) {
      expect(await matches(record, wrong)).toBe(false)
    }
  },
  patience,
)

test(
  'a record holds scrypt over the SHA-256, at 32 MiB and three times',
  async () => {
    const { N, r, p, salt, hash } = await recordOf(sha256(password))
    expect([N, r, p]).toEqual([32_768, 8, 3])
    const expected = scryptSync(sha256(password), Buffer.from(salt, 'base64'), 32, {
      N,
      r,
      p,
      maxmem: 2 ** 26,
    })
    expect(hash).toBe(expected.toString('base64'))
  },
  patience,
)

test(
  'two records of one password have nothing in common',
  async () => {
    const [one, other] = [await recordOf(sha256(password)), await recordOf(sha256(password))]
    expect(one.salt).not.toBe(other.salt)
    expect(one.hash).not.toBe(other.hash)
  },
  patience,
)

test('a record of other costs is still understood', async () => {
  const salt = Buffer.from('salt')
  const hash = scryptSync(sha256(password), salt, 32, { N: 1024, r: 4, p: 1 }).toString('base64')
  expect(await matches({ N: 1024, r: 4, p: 1, salt: salt.toString('base64'), hash }, password)).toBe(true)
})
