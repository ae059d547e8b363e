import { expect, test } from 'vitest'
import { measureQuery, QueryRefused } from './measure-query'

test('a query with fragments is measured and passes', () => {
  expect(() => {
    measureQuery('query A { events { ...E } } fragment E on Event { title image { url } }')
  }).not.toThrow()
})

test('a fragment counts as often as it is spread', () => {
  const spreads = Array.from({ length: 5 }, (_, n) => `a${n}: events { ...E }`).join(' ')
  const fields = Array.from({ length: 100 }, (_, n) => `f${n}`).join(' ')
  expect(() => {
    measureQuery(`{ ${spreads} } fragment E on Event { ${fields} }`)
  }).toThrow(QueryRefused)
})

test('a fragment that does not exist is named', () => {
  expect(() => {
    measureQuery('{ ...Nowhere }')
  }).toThrow('The fragment Nowhere does not exist')
})

test('inline fragments add no level', () => {
  const inner = Array.from({ length: 12 }).reduce<string>(
    (selection) => `... on Event { ${selection} }`,
    'title',
  )
  expect(() => {
    measureQuery(`{ events { ${inner} } }`)
  }).not.toThrow()
})

test('a query that leads in circles is refused, also through fragments and other names', () => {
  for (const query of [
    '{ members { publications { people { member { publications { title } } } } } }',
    '{ m: members { p: publications { ...P } } } fragment P on Publication { people { member { q: publications { title } } } }',
  ]) {
    expect(() => {
      measureQuery(query)
    }).toThrow('The query asks for publications within publications')
  }
  expect(() => {
    measureQuery('{ publications { title people { member { title } } } members { publications { title } } }')
  }).not.toThrow()
})
