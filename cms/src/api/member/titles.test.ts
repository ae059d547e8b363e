import { expect, test } from 'vitest'
import { withoutTitles } from './titles'

test.each([
  ['Prof. Dr. Anna Example', 'Anna Example'],
  ['Dr Anna Example', 'Anna Example'],
  ['Drew Example', 'Drew Example'],
  ['Dr.', 'Dr.'],
])('%s is %s', (name, expected) => {
  expect(withoutTitles(name)).toBe(expected)
})
