import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { cms } from '../setup/client'
import { secret } from '../setup/instance'
import { picture } from '../setup/pictures'
import { askSession, claimsOf, currentKey, signIn, tokenOfEarlier } from '../setup/staff'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)

/** A token signed with HS256 and whatever key, header and claims. */
function forged(header: object, claims: object, key: Buffer | string): string {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

const ours = { alg: 'HS256', typ: 'staff+jwt' }
let good: string
let claims: Record<string, unknown>
let key: Buffer
let photo: Buffer

beforeAll(async () => {
  good = await signIn(cms.url)
  key = await currentKey(cms)
  claims = { iss: 'cms', aud: 'content-api', sub: 'staff', ...(await claimsOf(cms, good)) }
  photo = await picture(20, 20).png().toBuffer()
})

/** What four requests with the token are answered: the session, a mutation, a REST write and an upload. */
async function answers(token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'a.png')
  const send = async (path: string, body: string | FormData, sent: Record<string, string>) =>
    (await fetch(cms.url + path, { method: 'POST', headers: sent, body })).status
  return [
    (await askSession(cms.url, 'GET', { token })).status,
    await send(
      '/graphql',
      '{"query":"mutation { createUpdate(data: { title: \\"Forged\\" }) { version } }"}',
      json,
    ),
    await send('/api/updates', '{"data":{"title":"Forged"}}', json),
    await send('/api/upload', form, headers),
  ]
}

const refused = [401, 401, 401, 401]

test('a good token is taken, so that the refusals below are about the token', async () => {
  expect(await answers(good)).toEqual([200, 200, 201, 201])
  expect(await answers(forged(ours, claims, key))).toEqual([200, 200, 201, 201])
})

const signatureOf = (token: string) => token.slice(token.lastIndexOf('.') + 1)
const withoutSignature = (token: string) => token.slice(0, token.lastIndexOf('.'))

test.each<[string, () => string | Promise<string>]>([
  ['an expired one', () => tokenOfEarlier(cms, good, { ago: 30 * 60 })],
  ['one of a session of yesterday', () => tokenOfEarlier(cms, good, { ago: 60, age: 24 * 60 * 60 })],
  ['alg none', () => `${encode({ alg: 'none', typ: 'staff+jwt' })}.${encode(claims)}.`],
  ['alg none in our header', () => `${withoutSignature(good)}.`],
  [
    'alg none with the signature of another',
    () => `${encode({ alg: 'none' })}.${encode(claims)}.${signatureOf(good)}`,
  ],
  ['alg HS512', () => forged({ alg: 'HS512', typ: 'staff+jwt' }, claims, key)],
  ['the server secret itself as key', () => forged(ours, claims, secret)],
  ['an empty key', () => forged(ours, claims, '')],
  [
    'the key of another server',
    async () => tokenOfEarlier(cms, good, { ago: 0, key: await currentKey(cms, 'x') }),
  ],
  ['another typ', () => forged({ alg: 'HS256', typ: 'JWT' }, claims, key)],
  ['another issuer', () => forged(ours, { ...claims, iss: 'strapi' }, key)],
  ['another audience', () => forged(ours, { ...claims, aud: 'admin' }, key)],
  ['another subject', () => forged(ours, { ...claims, sub: 'admin' }, key)],
  ['no end', () => forged(ours, { ...claims, exp: undefined }, key)],
  ['an end in words', () => forged(ours, { ...claims, exp: 'never' }, key)],
  ['a session that never was', () => forged(ours, { ...claims, sid: 'another' }, key)],
  [
    'a longer life than was signed',
    () => `${encode(ours)}.${encode({ ...claims, exp: now() + 9e6 })}.${signatureOf(good)}`,
  ],
  ['another spelling of the signature', () => `${good}=`],
  ['a longer signature', () => `${good}A`],
  ['nothing inside', () => forged(ours, [], key)],
  [
    "users-permissions' token of its first user",
    () => forged({ alg: 'HS256', typ: 'JWT' }, { id: 1, iat: now(), exp: now() + 600 }, secret),
  ],
  [
    "users-permissions' token with our claims",
    () => forged({ alg: 'HS256', typ: 'JWT' }, { id: 1, ...claims }, secret),
  ],
  ['the session of an administrator', () => cms.adminToken],
])('refused: %s', async (_, make) => {
  expect(await answers(await make())).toEqual(refused)
})

test('refused: a token of a session that was signed out', async () => {
  const token = await signIn(cms.url)
  await askSession(cms.url, 'DELETE', { token })
  expect(await answers(token)).toEqual(refused)
})

test('a token is looked for in the Authorization header only', async () => {
  for (const [path, headers] of [
    [`/api/staff/session?access_token=${good}`, {}],
    ['/api/staff/session', { cookie: `staff=${good}; jwt=${good}` }],
    ['/api/staff/session', { authorization: `Basic ${good}` }],
    ['/api/staff/session', { 'x-staff-token': good }],
  ] as const) {
    expect((await fetch(cms.url + path, { headers })).status).toBe(401)
  }
})

test("the staff token opens neither Strapi's admin nor what is not staff's work", async () => {
  const headers = { authorization: `Bearer ${good}` }
  const status = async (path: string, method = 'GET') =>
    (await fetch(cms.url + path, { method, headers })).status
  for (const path of ['/admin/users', '/admin/api-tokens', '/upload/files', '/users-permissions/roles']) {
    expect(await status(path)).toBe(401)
  }
  for (const path of ['/api/users', '/api/users/me', '/api/users-permissions/roles', '/api/upload/files']) {
    expect(await status(path)).toBe(403)
  }
  expect(await status('/api/site', 'DELETE')).toBe(403)
  expect(await status('/api/content-type-builder/content-types')).toBe(403)
})
