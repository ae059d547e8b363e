import { expect, test } from 'vitest'
import { withoutTitles } from './titles'

test.each([
  ['Prof. Dr. Anna Example', 'Anna Example'],
  ['Dr Anna Example', 'Anna Example'],
  ['Drew Example', 'Drew Example'],
  ['Dr.', 'Dr.'],
  ['Rajesh Kumar, Ph.D.', 'Rajesh Kumar'],
  ['Dr. Ravi K. Menon, M.Sc., Ph. D.', 'Ravi K. Menon'],
  ['Anna Example PhD', 'Anna Example'],
  ['Kumar, M.S.', 'Kumar, M.S.'],
  ['Phd', 'Phd'],
  ['Bao Sc', 'Bao Sc'],
])('%s is %s', (name, expected) => {
  expect(withoutTitles(name)).toBe(expected)
})
