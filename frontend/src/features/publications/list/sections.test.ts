import { expect, test } from 'vitest'
import { sections } from './sections'

test('rows stand under their years; a year without rows is named with its count', () => {
  const years = [
    { year: 2021, count: 1 },
    { year: 2020, count: 3 },
    { year: 2019, count: 7 },
  ]
  const rows = [
    { slug: 'a', year: 2021 },
    { slug: 'b', year: 2020 },
  ]
  expect(sections(years, rows)).toEqual([
    { year: 2021, count: 1, rows: [{ slug: 'a', year: 2021 }] },
    { year: 2020, count: 3, rows: [{ slug: 'b', year: 2020 }] },
    { year: 2019, count: 7, rows: [] },
  ])
})
