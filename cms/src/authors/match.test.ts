import { expect, test } from 'vitest'
import { matcher } from './match'

const person = (name: string, ...aliases: string[]) => ({ name, aliases })
const people = [
  person('Dr. Ravi Example'),
  person('Nandini N. Example'),
  person('Suresh Placeholder'),
  person('Dr. Sneha Placeholder', 'S. R. Placeholder'),
  person('José Núñez'),
  person('Anna Neu', 'Anna Alt'),
]
const who = (author: string) => {
  const match = matcher(people)(author)
  return match.kind === 'certain' ? match.person.name : match.kind
}

test.each([
  ['R. Example', 'Dr. Ravi Example'],
  ['Example, Ravi', 'Dr. Ravi Example'],
  ['N. Example', 'Nandini N. Example'],
  ['Nunez J', 'José Núñez'],
  ['Anna Alt', 'Anna Neu'],
  ['A. Alt', 'Anna Neu'],
  ['A. Example', 'nobody'],
  ['Somebody Else', 'nobody'],
])('%s is %s', (author, expected) => {
  expect(who(author)).toBe(expected)
})

test('a name that two can have is nobody’s until an alias says whose it is', () => {
  expect(who('S. Placeholder')).toBe('ambiguous')
  expect(who('S. R. Placeholder')).toBe('Dr. Sneha Placeholder')
  expect(matcher([...people, person('Sita Placeholder', 'S. Placeholder')])('S. Placeholder')).toMatchObject({
    kind: 'certain',
  })
})

test('of two who are called the same the one who has the name as an alias is meant', () => {
  const twins = [person('Wei Sample'), person('Wei Sample', 'Wei Sample')]
  expect(matcher([person('Wei Sample'), person('Dr. Wei Sample')])('Wei Sample').kind).toBe('ambiguous')
  expect(matcher(twins)('Wei Sample')).toEqual({ kind: 'certain', person: twins[1], byInitials: false })
})

test.each([
  ['R. Example', true],
  ['Example RK', true],
  ['Ravi Example', false],
  ['A. Alt', true],
  ['S. R. Placeholder', false],
])('%s: by initials alone is %s', (author, byInitials) => {
  expect(matcher(people)(author)).toMatchObject({ kind: 'certain', byInitials })
})

test('umlauts that are written out are the same', () => {
  const find = matcher([{ name: 'Jörg Müller', aliases: [] }])
  for (const name of ['J. Müller', 'J. Muller', 'J. Mueller', 'J. Müller¹*'])
    expect(find(name).kind, name).toBe('certain')
})
