import { readFileSync } from 'node:fs'
import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { changeStaffPassword, tokenOfEarlier } from '../site-cms.ts'
import { expect, test } from '../site-test.ts'
import { picture } from '../staff.ts'
import { staffPassword } from '../staff-password.ts'

interface Operation {
  kind: 'query' | 'mutation'
}

const operations = JSON.parse(
  readFileSync(new URL('../../frontend/server/cms/operations.generated.json', import.meta.url), 'utf8'),
) as Record<string, Operation>
/** Everything that only staff may do, by the names that the gateway knows. */
const forStaff = Object.keys(operations).filter(
  (name) => operations[name]?.kind === 'mutation' || name.startsWith('Staff'),
)

const origin = (): string => process.env['SITE_URL'] ?? ''
const operate = (request: APIRequestContext, name: string, headers: Record<string, string>) =>
  request.post(`/graphql/${name}`, { headers, data: { variables: { documentId: 'x', id: '1', data: {} } } })
const send = (request: APIRequestContext, headers: Record<string, string>) =>
  request.post('/staff/upload', { headers, multipart: { section: 'Gallery', files: picture() } })

async function signIn(request: APIRequestContext): Promise<string> {
  const response = await request.post('/staff/session', {
    headers: { origin: origin() },
    data: { password: staffPassword },
  })
  expect(response.status()).toBe(204)
  return /staff=([^;]+)/.exec(response.headers()['set-cookie'] ?? '')?.[1] ?? ''
}

/** Every operation of staff and the upload are answered by 401. */
async function expectRefusal(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  for (const operation of forStaff) {
    expect((await operate(request, operation, headers)).status(), operation).toBe(401)
  }
  expect((await send(request, headers)).status()).toBe(401)
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { iss: 'cms', aud: 'content-api', sub: 'staff', sid: 'x', iat: 1, exp: 9_999_999_999 }
const signed = (header: object, key: string): string => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

test.describe('everything that only staff may do is refused', () => {
  const tokens = {
    'without a token': undefined,
    'with a token of no algorithm': `${part({ alg: 'none', typ: 'staff+jwt' })}.${part(claims)}.x`,
    'with a token of another key': signed({ alg: 'HS256', typ: 'staff+jwt' }, 'guessed'),
    'with what is no token': 'a.b.c',
  }
  for (const [name, token] of Object.entries(tokens)) {
    test(name, async ({ playwright, baseURL }) => {
      const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
      const headers = { origin: origin(), ...(token !== undefined && { cookie: `staff=${token}` }) }
      await expectRefusal(request, headers)
      await request.dispose()
    })
  }

  test('with a token that has expired', async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const good = await signIn(request)
    const headers = (token: string) => ({ origin: origin(), cookie: `staff=${token}` })
    // A token made in the same way that has not expired is taken, so the refusals are about the time.
    expect(
      (await request.get('/staff/session', { headers: headers(tokenOfEarlier(good, 60)) })).status(),
    ).toBe(200)
    await expectRefusal(request, headers(tokenOfEarlier(good, 31 * 60)))
    await request.dispose()
  })

  test('with a token from before the password was changed', async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const headers = { origin: origin(), cookie: `staff=${await signIn(request)}` }
    expect((await request.get('/staff/session', { headers })).status()).toBe(200)
    await changeStaffPassword()
    await expectRefusal(request, headers)
    expect(await signIn(request)).not.toBe('')
    await request.dispose()
  })

  test('after signing out', async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const cookie = `staff=${await signIn(request)}`
    const headers = { origin: origin(), cookie }
    expect((await request.get('/staff/session', { headers })).status()).toBe(200)
    expect((await request.delete('/staff/session', { headers })).status()).toBe(204)
    await expectRefusal(request, headers)
    await request.dispose()
  })

  test('from a page of another site, though the session is good', async ({ request }) => {
    await signIn(request)
    const headers = { origin: 'https://elsewhere.example' }
    for (const operation of forStaff) {
      expect((await operate(request, operation, headers)).status(), operation).toBe(403)
    }
    expect((await send(request, headers)).status()).toBe(403)
    expect((await request.delete('/staff/session', { headers })).status()).toBe(403)
  })
})

test('staff can do only what the site was built with', async ({ request }) => {
  await signIn(request)
  for (const name of [
    'register',
    'login',
    'forgotPassword',
    'resetPassword',
    'CreateAnything',
    '__typename',
  ]) {
    expect((await operate(request, name, { origin: origin() })).status(), name).toBe(404)
  }
  const free = { query: '{ __schema { types { name } } }' }
  for (const path of ['/graphql', '/graphql/', '/api/events', '/admin', '/api/auth/local/register']) {
    const response = await request.post(path, { headers: { origin: origin() }, data: free })
    expect([404, 405], path).toContain(response.status())
  }
})

test('a form that is far too large is refused', async ({ request }) => {
  await signIn(request)
  const response = await request.post('/graphql/CreateUpdate', {
    headers: { origin: origin() },
    data: { variables: { data: { title: 'x'.repeat(300_000), key: 'k' } } },
  })
  expect(response.status()).toBe(413)
})

test('only images are taken, whatever they are called', async ({ request }) => {
  await signIn(request)
  const files = [
    {
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>1</script></html>') },
    { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]
  for (const file of files) {
    const response = await request.post('/staff/upload', {
      headers: { origin: origin() },
      multipart: { section: 'Gallery', files: file },
    })
    expect(response.status(), file.name).toBeGreaterThanOrEqual(400)
    expect(response.status(), file.name).toBeLessThan(500)
    expect(await response.json(), file.name).toHaveProperty('message')
  }
})

test('the cookie of a session never reaches a public question', async ({ request }) => {
  await signIn(request)
  const response = await request.get('/graphql/Updates')
  expect(response.status()).toBe(200)
  expect(response.headers()['set-cookie']).toBeUndefined()
})
