import { expect, test } from 'vitest'
import { bearerToken } from './bearer'

test.each([
  ['Bearer a.b.c', 'a.b.c'],
  ['bearer  a.b.c', 'a.b.c'],
  ['Basic a.b.c', undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j holds the token %j', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})
