import { expect, test } from 'vitest'
import { takeIdentifiers } from './identifiers'
import { wordsOf } from './words'

test('the other forms of Greek letters are the same', () => {
  expect(wordsOf('ϵ ϕ ϑ')).toEqual(wordsOf('ε φ θ'))
})

test.each(['9783161484100', '978-3-16-148410-0', 'ISBN 978-3-16-148410-0'])('%s is an ISBN', (q) => {
  expect(takeIdentifiers(q).identifiers).toEqual(['9783161484100'])
})
