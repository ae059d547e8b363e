import { expect, test } from 'vitest'
import { pageAddress, queryAddress } from './address'

const addressOf = (operation: string, variables: string) =>
  queryAddress(operation, new URLSearchParams({ variables }))

test('variables that the query does not declare make no address of their own', () => {
  expect(addressOf('Updates', '{"x":1}')?.text).toBe('/graphql/Updates')
  expect(addressOf('Events', '{"x":1,"type":"icube"}')).toEqual(addressOf('Events', '{ "type": "icube" }'))
})

test('an address says what to ask, and its text has no more than one spelling for it', () => {
  const address = addressOf('Events', '{"type":"a&b"}')
  expect(address).toMatchObject({ kind: 'query', operation: 'Events', variables: { type: 'a&b' } })
  expect(address?.text).toBe('/graphql/Events?variables=%7B%22type%22%3A%22a%26b%22%7D')
})

test('what anybody can make up has no end: selections, and queries with variables', () => {
  expect([pageAddress('/contact'), addressOf('Updates', '{}')]).toMatchObject([
    { isUnbounded: false },
    { isUnbounded: false },
  ])
  expect([pageAddress('/publications?q=x'), addressOf('Events', '{"type":"x"}')]).toMatchObject([
    { isUnbounded: true },
    { isUnbounded: true },
  ])
})

test('what is no JSON object has no address', () => {
  for (const variables of ['[]', 'null', '{', '1'])
    expect(addressOf('Updates', variables), variables).toBeUndefined()
})
