import { expect, test } from 'vitest'
import { isMisspelt, mistakesIn } from './misspelt'

test.each([
  ['graphene', 'graphxne', true, 'a wrong letter'],
  ['graphene', 'graphne', true, 'a missing letter'],
  ['graphene', 'graphwene', true, 'a letter too much'],
  ['graphene', 'grahpene', true, 'two that changed places'],
  ['graphene', 'gxaphxne', true, 'two wrong letters of a long word'],
  ['graphene', 'gxxphxne', false, 'three'],
  ['zeolite', 'zeolxxe', false, 'two of a shorter one'],
  ['gas', 'gat', false, 'another short word'],
  ['oxide', 'oxides', true, 'an ending'],
  ['abcdefgh', 'hgfedcba', false, 'the same letters in another order'],
])('%s for %s: %s (%s)', (meant, word, expected) => {
  expect(isMisspelt(word, meant, mistakesIn(meant))).toBe(expected)
})
