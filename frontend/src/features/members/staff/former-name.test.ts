import { expect, test } from 'vitest'
import { formerName } from './former-name'

test.each([
  ['another family name', 'Chitra Testcase', 'Chitra Neuname', 'Chitra Testcase'],
  ['another given name', 'Dr. Chitra Testcase', 'Dr. Meera Testcase', 'Chitra Testcase'],
  ['a title more', 'Chitra Testcase', 'Dr. Chitra Testcase, Ph.D.', undefined],
  ['a given name written out', 'C. Testcase', 'Chitra B. Testcase', undefined],
])('a name of which papers would be lost becomes an alias: %s', (_, before, name, former) => {
  expect(formerName(before, { name, aliases: [] })).toBe(former)
})

test('what is an alias is one', () => {
  expect(
    formerName('Chitra Testcase', { name: 'Chitra Neuname', aliases: ['Chitra Testcase'] }),
  ).toBeUndefined()
})
