import { expect, test } from 'vitest'
import { moved } from './moved'

test('an item moves up, down, and to either end', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 2, 1)).toEqual(['a', 'c', 'b', 'd'])
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(list, 0, 3)).toEqual(['b', 'c', 'd', 'a'])
  expect(moved(list, 1, 1)).toEqual(list)
})
