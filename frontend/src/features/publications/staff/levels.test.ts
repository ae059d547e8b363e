import { expect, test } from 'vitest'
import { lowered, raised } from './levels'

test('figures become Unicode’s, and what it has no characters for stands between marks', () => {
  expect([lowered('2'), raised('−3')]).toEqual(['₂', '⁻³'])
  expect([lowered('2−δ'), raised('*')]).toEqual(['<sub>2−δ</sub>', '<sup>*</sup>'])
  expect(lowered('')).toBe('<sub></sub>')
})
