import { expect, test } from 'vitest'
import { idOf } from './request-id'

const own = /^[0-9a-f]{16}$/

test.each([
  ['5f2c9a1e7b3d4c60a1b2c3d4e5f60718', 1, '5f2c9a1e7b3d4c60a1b2c3d4e5f60718'],
  ['0b4e8a3c-6c1f-4a57-9a37-0f1d2c3b4a59', 2, '0b4e8a3c-6c1f-4a57-9a37-0f1d2c3b4a59'],
  ['5f2c9a1e7b3d4c60a1b2c3d4e5f60718', 0, own],
  ['short', 1, own],
  ['12345678\u001b[2J', 1, own],
  ['12345678 The site was closed.', 1, own],
  ['a'.repeat(65), 1, own],
  [undefined, 1, own],
])('of %j behind %d proxies becomes %s', (given, proxies, id) => {
  const headers = given === undefined ? {} : { 'x-request-id': given }
  expect(idOf({ headers }, proxies)).toEqual(id instanceof RegExp ? expect.stringMatching(id) : id)
})
