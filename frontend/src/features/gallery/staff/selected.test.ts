import { expect, test } from 'vitest'
import { selected } from './selected'

const all = ['a', 'b', 'c', 'd', 'e']
const after = (ticked: string, id: string, isSelected: boolean, from?: string) =>
  [...selected(all, new Set(ticked), { id, isSelected, from })].join('')

test('one more is ticked, or one less', () => {
  expect(after('a', 'c', true)).toBe('ac')
  expect(after('ac', 'a', false)).toBe('c')
})

test('everything between two goes with the second, in either direction', () => {
  expect(after('b', 'd', true, 'b')).toBe('bcd')
  expect(after('e', 'c', true, 'e')).toBe('ecd')
  expect(after('abcde', 'd', false, 'b')).toBe('ae')
  expect(after('a', 'c', true, 'gone')).toBe('ac')
})
