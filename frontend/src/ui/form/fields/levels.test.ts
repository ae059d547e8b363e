import { expect, test } from 'vitest'
import { italic, lowered, raised } from './levels'

test('figures become Unicode’s, and what it has no characters for stands between marks', () => {
  expect([lowered('2'), raised('−3')]).toEqual(['₂', '⁻³'])
  expect([lowered('2−δ'), raised('*')]).toEqual(['<sub>2−δ</sub>', '<sup>*</sup>'])
  expect(lowered('')).toBe('<sub></sub>')
  expect([raised('-3'), raised('2-'), raised('a-')]).toEqual(['⁻³', '²⁻', '<sup>a-</sup>'])
})

test('what is in italics becomes upright, and no mark stands inside another', () => {
  expect([italic('E. coli'), italic('<i>E. coli</i>'), italic('')]).toEqual([
    '<i>E. coli</i>',
    'E. coli',
    '<i></i>',
  ])
  expect(italic('H<sub>2</sub>O at x < 5')).toBe('<i>H</i><sub>2</sub><i>O at x < 5</i>')
  expect([lowered('<i>x−δ</i>'), lowered('<sub>x−δ</sub>')]).toEqual(['<sub>x−δ</sub>', 'x−δ'])
})
