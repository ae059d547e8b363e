import { expect, test } from 'vitest'
import { readReferences, referencesOf, writeReferences } from './choice'

const read = (search: string) => readReferences(new URLSearchParams(search))

test('an address says which references, in which style and under which headings', () => {
  const search =
    '?from=2021&to=2024&type=article&line=l1&member=x-sample&journal=Carbon&q=ZnO&style=ieee&headings=type'
  expect(read(search)).toMatchObject({
    filter: {
      ...{ from: 2021, to: 2024, type: 'article', line: 'l1' },
      ...{ member: 'x-sample', journal: 'Carbon', q: 'ZnO' },
    },
    style: 'ieee',
    headings: 'type',
  })
  expect(writeReferences(read(search))).toBe(search)
})

test('what cannot be a value is left out, and the usual style is not spelled', () => {
  expect(read('?from=x&to=20210&style=harvard&headings=constructor&year=2020')).toMatchObject({
    filter: {},
    style: 'apa',
    headings: undefined,
  })
  expect(writeReferences(read('?from=&style=apa'))).toBe('')
})

test('of a span that ends before it begins the years change places', () => {
  expect(read('?from=2024&to=2021').filter).toEqual({ from: 2021, to: 2024 })
  expect(read('?to=2021').filter).toEqual({ to: 2021 })
})

test('the list of a year has that year as its span', () => {
  expect(referencesOf({ year: 2020, member: 'x-sample' })).toBe('?from=2020&to=2020&member=x-sample')
  expect(referencesOf({})).toBe('')
})
