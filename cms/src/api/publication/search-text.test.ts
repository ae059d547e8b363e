import { expect, test } from 'vitest'
import { asSearched } from './search-text'

test.each([
  ['NH<sub>3</sub> and SnO₂', 'nh3 and sno2'],
  ['Müller–Straße, J.', 'muller strasse j'],
  ['  Łódź\n ÉTÉ ', 'lodz ete'],
  ['Đorđević, Sørensen, Æther, Þór', 'dordevic sorensen aether thor'],
])('%s is searched as %s', (text, words) => {
  expect(asSearched(text)).toBe(words)
})
