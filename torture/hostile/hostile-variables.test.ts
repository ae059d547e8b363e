import { expect, test } from 'vitest'
import { buildSchema } from 'graphql'
import { goodVariables, placesOf, putAt } from './hostile-variables.ts'

const schema = buildSchema(`
  enum Type { one two }
  input Author { name: String }
  input Data { title: String type: Type authors: [Author] year: Int! }
  type Query { a: Int }
  type Mutation { create(data: Data!, id: ID!): Int }
`)
const text = 'mutation Create($data: Data!, $id: ID!) { create(data: $data, id: $id) }'

test('an operation gets variables that it takes', () => {
  expect(goodVariables(schema, text, { title: 'A title', id: '7' })).toEqual({
    data: { title: 'A title', type: 'one', year: 1 },
    id: '7',
  })
})

test('every field of the variables is a place, however deep', () => {
  expect(placesOf(schema, text).map((place) => place.join('.'))).toEqual([
    'data',
    'data.title',
    'data.type',
    'data.authors',
    'data.authors.0',
    'data.authors.0.name',
    'data.year',
    'id',
  ])
})

test('a value is put at its place, and the rest stays', () => {
  const variables = { data: { title: 'A title' }, id: '7' }
  expect(putAt(variables, ['data', 'authors', 0, 'name'], null)).toEqual({
    data: { title: 'A title', authors: [{ name: null }] },
    id: '7',
  })
  expect(putAt(variables, ['data'], 5)).toEqual({ data: 5, id: '7' })
  expect(variables).toEqual({ data: { title: 'A title' }, id: '7' })
})
