import { expect, test } from 'vitest'
import { asVisitor, cms } from '../setup/client'
import { history } from '../setup/editing'
import { staffPassword } from '../setup/instance'
import { askSession, claimsOf, givePassword, signIn, tokenOfEarlier } from '../setup/staff'

const minutes = 60
const hours = 60 * minutes
const graphql = (token: string) =>
  fetch(`${cms.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { createUpdate(data: { title: "By staff" }) { documentId } }' }),
  })

test('the right password begins a session of half an hour', async () => {
  const { status, headers, body } = await givePassword(cms.url, staffPassword)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  const left = Date.parse(body.expiresAt ?? '') - Date.now()
  expect(left).toBeGreaterThan(29 * minutes * 1000)
  expect(left).toBeLessThanOrEqual(30 * minutes * 1000)

  const known = await askSession(cms.url, 'GET', { token: body.token ?? '' })
  expect(known.status).toBe(200)
  expect(known.headers.get('cache-control')).toBe('no-store')
  expect(known.body).toEqual({ expiresAt: body.expiresAt })
})

test.each([
  ['another', 'not the staff password'],
  ['with a space', `${staffPassword} `],
  ['in capitals', staffPassword.toUpperCase()],
  ['the longest that is hashed', 'x'.repeat(1024)],
  ['longer', 'x'.repeat(2000)],
  ['empty', ''],
])('a wrong password begins none: %s', async (_, password) => {
  const { status, headers, body } = await givePassword(cms.url, password, '203.0.113.2')
  expect(status).toBe(401)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({ message: 'Incorrect password' })
})

test.each([
  { password: ['the staff password of the tests'] },
  { password: { $ne: '' } },
  { password: null },
  { password: 1 },
  { password: 'x', more: 1 },
  ['the staff password of the tests'],
  {},
])('a body of another form is refused: %j', async (body) => {
  const answer = await askSession(cms.url, 'POST', { body })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toContain('Send the password as JSON')
})

test('a name that is given stands in the history, in the renewed token too; one that is no name is refused', async () => {
  const begun = (name: string) => askSession(cms.url, 'POST', { body: { password: staffPassword, name } })
  const token = (await begun('  Anna   Meyer ')).body.token ?? ''
  const older = await tokenOfEarlier(cms, token, { ago: 6 * minutes })
  const renewed = (await graphql(older)).headers.get('x-staff-token') ?? ''
  await graphql(renewed)
  expect(await history(renewed, 2)).toMatchObject([
    { actor: 'staff – Anna Meyer', title: 'By staff' },
    { actor: 'staff – Anna Meyer', title: 'By staff' },
  ])
  expect((await begun('x'.repeat(41))).body.message).toBe('Give a name of 40 characters at most.')
  expect((await begun('<img src=x>')).status).toBe(400)
})

test('a form that another site could send is refused', async () => {
  const body = new URLSearchParams({ password: staffPassword })
  expect((await fetch(`${cms.url}/api/staff/session`, { method: 'POST', body })).status).toBe(400)
})

test('there is no session without a token', async () => {
  expect((await askSession(cms.url, 'GET')).status).toBe(401)
  expect((await askSession(cms.url, 'GET', { token: cms.token })).status).toBe(401)
  expect((await askSession(cms.url, 'GET', { token: cms.adminToken })).status).toBe(401)
})

test('signing out ends the session at once, and no other one', async () => {
  const [token, other] = [await signIn(cms.url), await signIn(cms.url)]
  expect((await graphql(token)).status).toBe(200)
  expect((await askSession(cms.url, 'DELETE', { token })).status).toBe(204)
  expect((await askSession(cms.url, 'GET', { token })).status).toBe(401)
  expect((await graphql(token)).status).toBe(401)
  expect((await graphql(other)).status).toBe(200)
  expect((await askSession(cms.url, 'DELETE', { token })).status).toBe(204)
})

test('signing out with an expired token ends what it was renewed to', async () => {
  const token = await signIn(cms.url)
  const expired = await tokenOfEarlier(cms, token, { ago: 31 * minutes })
  expect((await askSession(cms.url, 'DELETE', { token: expired })).status).toBe(204)
  expect((await askSession(cms.url, 'GET', { token })).status).toBe(401)
})

test('a new token is not renewed; after five minutes any use renews it', async () => {
  const token = await signIn(cms.url)
  expect((await graphql(token)).headers.get('x-staff-token')).toBeNull()

  const older = await tokenOfEarlier(cms, token, { ago: 6 * minutes })
  const answer = await graphql(older)
  expect(answer.status).toBe(200)
  const renewed = answer.headers.get('x-staff-token') ?? ''
  const claims = await claimsOf(cms, renewed)
  expect(claims.exp - Date.now() / 1000).toBeGreaterThan(29 * minutes)
  expect((await graphql(renewed)).status).toBe(200)

  const asked = await askSession(cms.url, 'GET', { token: older })
  const shown = Date.parse(asked.body.expiresAt ?? '') / 1000
  expect(shown).toBe((await claimsOf(cms, asked.headers.get('x-staff-token') ?? '')).exp)
})

test('no session lasts longer than twelve hours, however it is used', async () => {
  const token = await signIn(cms.url)
  const late = await tokenOfEarlier(cms, token, { ago: 6 * minutes, age: 12 * hours - 10 * minutes })
  const last = (await graphql(late)).headers.get('x-staff-token')
  expect(last).toBeNull()
  const { exp, auth_time: began } = await claimsOf(cms, late)
  expect(exp).toBe(began + 12 * hours)
  const over = await tokenOfEarlier(cms, token, { ago: 6 * minutes, age: 12 * hours + 1 })
  expect((await graphql(over)).status).toBe(401)
})

test('a visitor is not disturbed by all of this', async () => {
  expect((await asVisitor('{ updates { title } }')).errors).toBeUndefined()
})
