import { expect, test } from 'vitest'
import { asSearched } from '../api/publication/search-text'
import { heldBy } from './of-line'

const titles = [
  'Room-temperature NH<sub>3</sub> sensing with WO₃ films',
  'Métal oxides that tell gases apart',
  'Transport of ions',
].map((title) => [` ${asSearched(title)}`, title] as const)

test('a line holds what has a word that begins as one of its own, in the order of the list', () => {
  expect(heldBy('gas, sens', titles, 3)).toEqual([titles[0]?.[1], titles[1]?.[1]])
  expect(heldBy('nh3 sens; METAL ox', titles, 3)).toEqual([titles[0]?.[1], titles[1]?.[1]])
})

test('the middle of a word is no beginning, and blank words hold nothing', () => {
  expect(heldBy('port, ion', titles, 3)).toEqual([titles[2]?.[1]])
  expect(heldBy('sport', titles, 3)).toEqual([])
  expect(heldBy(' , ;–', titles, 3)).toEqual([])
})

test('no more than are wanted', () => {
  expect(heldBy('t, m, r', titles, 2)).toEqual([titles[0]?.[1], titles[1]?.[1]])
})
