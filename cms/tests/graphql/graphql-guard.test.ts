import { expect, test } from 'vitest'
import { asVisitor, cms, request } from '../setup/client'

/** Each fragment spreads the next one twice: 2^n selections in a few hundred bytes. */
function bomb(levels: number): string {
  const fragments = Array.from(
    { length: levels },
    (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`,
  )
  return `query { ...f0 } ${fragments.join(' ')} fragment f${levels} on Query { __typename }`
}

test.each([
  ['a fragment bomb', bomb(30), 'selects more than'],
  [
    'a fragment that contains itself',
    'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    'contains itself',
  ],
  [
    'an unused bomb',
    `query { __typename } ${bomb(30).replace('query { ...f0 }', '')} fragment z on Query { ...z }`,
    'contains itself',
  ],
  [
    'a hundred aliases',
    `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: updates { title }`).join(' ')} }`,
    'root fields',
  ],
  ['thousands of fields', `{ updates { ${'title '.repeat(600)} } }`, 'selects more than'],
  ['thousands of tokens', `{ updates { ${'title '.repeat(5000).slice(0, 15_000)} } }`, 'tokens'],
  ['a long text', `{ updates { title } } # ${'x'.repeat(30_000)}`, 'longer than'],
  ['two operations', 'query A { updates { title } } query B { events { title } }', 'exactly one operation'],
  [
    'a deep query',
    `{ events(filters: {}) { image ${Array.from({ length: 12 }, (_, n) => `{ a${n} `).join('')}${'} '.repeat(12)} } }`,
    'deeper than',
  ],
  [
    'a query that leads in circles',
    '{ members { publications { people { member { publications { title } } } } } }',
    'publications within publications',
  ],
  ['no query', '', 'Syntax Error'],
])('%s is refused', async (_, query, message) => {
  const { status, errors } = await asVisitor(query)
  expect(status).toBe(400)
  expect(errors?.[0]?.message).toContain(message)
})

test('a filter of very many conditions is refused, one of some is not', async () => {
  const query = 'query($filters: PublicationFiltersInput) { publications(filters: $filters) { title } }'
  const find = (count: number) =>
    asVisitor(query, {
      filters: { or: Array.from({ length: count }, () => ({ title: { containsi: 'a_b' } })) },
    })
  expect((await find(10)).errors).toBeUndefined()
  const { status, errors } = await find(50)
  expect(status).toBe(400)
  expect(errors?.[0]?.message).toBe('The variables have more than 60 fields')
})

const jsonType = { 'content-type': 'application/json' }

test.each([
  ['lists', '['.repeat(50_000), ']'.repeat(50_000)],
  ['objects', '{"a":'.repeat(30_000), '}'.repeat(30_000)],
])('%s nested without end are refused', async (_, begin, end) => {
  const query = 'mutation($data: UpdateInput!) { createUpdate(data: $data) { title } }'
  const { status, text } = await request('/graphql', {
    method: 'POST',
    headers: { ...jsonType, authorization: `Bearer ${cms.token}` },
    body: `{"query":${JSON.stringify(query)},"variables":{"data":${begin}1${end}}}`,
  })
  expect(status, text).toBe(400)
})

const body = JSON.stringify({ query: '{ updates { title } }' })

test.each([
  ['GET', '/graphql?query={updates{title}}', { headers: { 'apollo-require-preflight': 'yes' } }, 405],
  ['a query string', '/graphql?x=1', { method: 'POST', headers: jsonType, body }, 400],
  [
    'a form',
    '/graphql',
    { method: 'POST', body: new URLSearchParams({ query: '{ updates { title } }' }) },
    415,
  ],
  ['no JSON', '/graphql', { method: 'POST', headers: jsonType, body: '{' }, 400],
  ['a batch', '/graphql', { method: 'POST', headers: jsonType, body: `[${body},${body}]` }, 400],
  [
    'a large body',
    '/graphql',
    { method: 'POST', headers: jsonType, body: JSON.stringify({ query: 'x'.repeat(300_000) }) },
    413,
  ],
  ['a multipart body', '/graphql', { method: 'POST', body: new FormData() }, 415],
])('%s is refused', async (_, path, init, status) => {
  expect((await request(path, init)).status).toBe(status)
})

test.each(['/graphql/', '/GraphQL', '//graphql'])(
  'another spelling of the address is guarded as well: %s',
  async (path) => {
    const { status } = await request(path, {
      method: 'POST',
      headers: jsonType,
      body: JSON.stringify({ query: bomb(30) }),
    })
    expect([400, 404]).toContain(status)
  },
)

test('lists are cut at the limit, however many are asked for', async () => {
  for (const pagination of ['{ limit: -1 }', '{ pageSize: 100000 }']) {
    expect((await asVisitor(`{ updates(pagination: ${pagination}) { title } }`)).errors).toBeUndefined()
  }
})

test('the CMS still answers after all of this', async () => {
  const { status } = await asVisitor('{ updates { title } }')
  expect(status).toBe(200)
})
