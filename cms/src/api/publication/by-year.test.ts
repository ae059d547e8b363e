import { expect, test } from 'vitest'
import { byYear } from './by-year'

test('the newest year comes first and the order within a year stays', () => {
  const list = [
    { year: 2001, title: 'a' },
    { year: 2003, title: 'b' },
    { year: 2001, title: 'c' },
  ]
  expect(byYear(list)).toEqual([
    { year: 2003, items: [list[1]] },
    { year: 2001, items: [list[0], list[2]] },
  ])
})

test('without publications there is no year', () => {
  expect(byYear([])).toEqual([])
})
