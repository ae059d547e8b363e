import { expect, test } from 'vitest'
import { longestPassword, weakness } from './weakness'

test.each([
  ['eleven char', 'is shorter than 12 characters'],
  // Eleven characters, though 22 units of UTF-16 and 44 bytes.
  ['🔬'.repeat(11), 'is shorter than 12 characters'],
  ['x'.repeat(longestPassword + 1), 'is longer than 1024 bytes'],
  ['ü'.repeat(longestPassword / 2 + 1), 'is longer than 1024 bytes'],
  ['twelve chars', undefined],
  ['x'.repeat(longestPassword), undefined],
])('a new password %j', (text, problem) => {
  expect(weakness(text)).toBe(problem)
})
