import { expect, test } from 'vitest'
import { news } from './feed'

test('old papers are no news, whenever they were entered', () => {
  const years = (given: number[]) => news(given.map((year) => ({ year }))).map(({ year }) => year)
  expect(years([2024, 2023, 2022, 1999])).toEqual([2024, 2023])
  expect(years([1999])).toEqual([1999])
  expect(years([])).toEqual([])
})
