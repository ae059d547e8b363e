import assert from 'node:assert/strict'
import { test } from 'node:test'
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
  assert.deepEqual(goodVariables(schema, text, { title: 'A title', id: '7' }), {
    data: { title: 'A title', type: 'one', year: 1 },
    id: '7',
  })
})

test('every field of the variables is a place, however deep', () => {
  assert.deepEqual(
    placesOf(schema, text).map((place) => place.join('.')),
    [
      'data',
      'data.title',
      'data.type',
      'data.authors',
      'data.authors.0',
      'data.authors.0.name',
      'data.year',
      'id',
    ],
  )
})

test('a value is put at its place, and the rest stays', () => {
  const variables = { data: { title: 'A title' }, id: '7' }
  assert.deepEqual(putAt(variables, ['data', 'authors', 0, 'name'], null), {
    data: { title: 'A title', authors: [{ name: null }] },
    id: '7',
  })
  assert.deepEqual(putAt(variables, ['data'], 5), { data: 5, id: '7' })
  assert.deepEqual(variables, { data: { title: 'A title' }, id: '7' })
})
