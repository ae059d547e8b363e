import { expect, test } from 'vitest'
import { readIssue } from './issue'

test.each([
  ['(3)', '3'],
  ['( 3-4 ) ', '3-4'],
  ['Special issue (2)', 'Special issue (2)'],
  ['(1)(2)', '(1)(2)'],
])('%s is stored as %s', (text, issue) => {
  expect(readIssue(text)).toBe(issue)
})
