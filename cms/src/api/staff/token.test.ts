import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimsAt, isLive, isStaffToken, read, renewed, sign, signingKey } from './token'

const minute = 60
const hour = 60 * minute
const record = { N: 2, r: 1, p: 1, salt: 'c2FsdA==', hash: 'aGFzaA==' }
const key = signingKey('the secret of the server', record)
const began = 1_700_000_000
const claims = claimsAt(began, 'a session', began)

test('a token is a compact HS256 JSON Web Token', () => {
  const [header = '', payload = '', signature = ''] = sign(claims, key).split('.')
  const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown
  expect(decoded(header)).toEqual({ alg: 'HS256', typ: 'staff+jwt' })
  expect(decoded(payload)).toEqual({
    iss: 'cms',
    aud: 'content-api',
    sub: 'staff',
    sid: 'a session',
    auth_time: began,
    iat: began,
    exp: began + 30 * minute,
  })
  expect(signature).toBe(createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url'))
})

test('a token is read with its key only', () => {
  const token = sign(claims, key)
  expect(read(token, key)).toMatchObject(claims)
  expect(read(token, signingKey('another secret', record))).toBeUndefined()
  expect(read(token, signingKey('the secret of the server', { ...record, salt: 'b3RoZXI=' }))).toBeUndefined()
  expect(read(token, signingKey('the secret of the server', { ...record, hash: 'b3RoZXI=' }))).toBeUndefined()
})

test('no changed character of a token is overlooked', () => {
  const token = sign(claims, key)
  for (const [index, character] of Array.from(token).entries()) {
    const changed = token.slice(0, index) + (character === 'A' ? 'B' : 'A') + token.slice(index + 1)
    expect(read(changed, key)).toBeUndefined()
  }
  for (const changed of [`${token}=`, `${token}A`, ` ${token}`, token.slice(0, -1), '', '.', '..']) {
    expect(read(changed, key)).toBeUndefined()
  }
})

test('other tokens are none of ours', () => {
  expect(isStaffToken(sign(claims, key))).toBe(true)
  for (const token of ['', 'a', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.x', 'eyJhbGciOiJub25lIn0.e30.']) {
    expect(isStaffToken(token)).toBe(false)
  }
})

test('a token lives for half an hour', () => {
  expect(isLive(claims, began)).toBe(true)
  expect(isLive(claims, began + 30 * minute - 1)).toBe(true)
  expect(isLive(claims, began + 30 * minute)).toBe(false)
})

test('a token is renewed from its sixth minute on', () => {
  expect(renewed(claims, began + 5 * minute - 1)).toBeUndefined()
  expect(renewed(claims, began + 5 * minute)).toEqual({
    sid: 'a session',
    auth_time: began,
    iat: began + 5 * minute,
    exp: began + 35 * minute,
  })
})

test('however often it is renewed, a session ends after twelve hours', () => {
  let current = claims
  let now = began
  for (; isLive(current, now); now += 10 * minute) current = renewed(current, now) ?? current
  expect(now).toBe(began + 12 * hour)
  expect(current.exp).toBe(began + 12 * hour)
  expect(isLive({ ...current, exp: now + hour }, now)).toBe(false)
})
