import { expect, test } from 'vitest'
import { queryAddress, readQueryAddress } from './query-address'

const spelled = (operation: string, variables: string) =>
  queryAddress(operation, new URLSearchParams({ variables }))

test('variables that the query does not declare make no address of their own', () => {
  expect(spelled('Updates', '{"x":1}')).toBe('/graphql/Updates')
  expect(spelled('Events', '{"x":1,"type":"icube"}')).toBe(spelled('Events', '{ "type": "icube" }'))
})

test('an address says what to ask', () => {
  const address = spelled('Events', '{"type":"a&b"}') ?? ''
  expect(readQueryAddress(address)).toEqual({ operation: 'Events', variables: { type: 'a&b' } })
  expect(readQueryAddress('/contact')).toBeUndefined()
})

test('what is no JSON object has no address', () => {
  for (const variables of ['[]', 'null', '{', '1'])
    expect(spelled('Updates', variables), variables).toBeUndefined()
})
