import { expect, test } from 'vitest'
import { previewClaimsAt, previewKey, readPreview, signPreview } from './preview-token'

const record = { N: 2, r: 1, p: 1, salt: 'salt', hash: 'hash' }
const key = previewKey('secret', record)
const claims = previewClaimsAt(1000, { kind: 'event', documentId: 'abc', createdAt: '2027-01-01T00:00:00Z' })

test('a private address says what it shows, for two weeks', () => {
  const token = signPreview(claims, key)
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(readPreview(token, key, 1000)).toEqual(claims)
  expect(readPreview(token, key, claims.exp - 1)).toEqual(claims)
  expect(readPreview(token, key, claims.exp)).toBeUndefined()
})

test('another password ends it, and nobody can make or change one', () => {
  const token = signPreview(claims, key)
  expect(readPreview(token, previewKey('secret', { ...record, hash: 'other' }), 1000)).toBeUndefined()
  const [, mac = ''] = token.split('.')
  const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url')
  for (const other of [`${longer}.${mac}`, `${token}.`, mac, '', '.', `${token}A`])
    expect(readPreview(other, key, 1000)).toBeUndefined()
})
