import { expect, test } from 'vitest'
import { preferredEncoding } from './send-packed'

test('brotli goes before gzip, and a refused encoding is not used', () => {
  expect(preferredEncoding('gzip, deflate, br')).toBe('br')
  expect(preferredEncoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(preferredEncoding('identity')).toBe('identity')
  expect(preferredEncoding()).toBe('identity')
})
