import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from '../cms/content'
import { CmsInstances } from '../cms/instances'
import { createStaffGateway } from './gateway'

const origin = 'http://group.example.edu'
const cookie = 'staff=a.b.c'
const own = { origin, cookie, 'content-type': 'application/json' }

interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** What the CMS answers to everything. */
let cmsAnswer: Answer
let asked: { call: string; headers: IncomingMessage['headers']; body: Buffer }[]
let cms: Server
let gateway: Server
let site: string
let settled: Content | undefined
const changed = vi.fn(() => Promise.resolve())
const logged: string[] = []

const urlOf = (server: Server) => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`

beforeEach(async () => {
  cmsAnswer = { status: 200 }
  asked = []
  logged.length = 0
  changed.mockClear()
  cms = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request)
      asked.push({ call: `${request.method ?? ''} ${request.url ?? ''}`, headers: request.headers, body })
      const { status, headers } = cmsAnswer
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(cmsAnswer.body === undefined ? undefined : JSON.stringify(cmsAnswer.body))
    }
    answer().catch((error: unknown) => response.destroy(error as Error))
  }).listen(0, '127.0.0.1')
  await once(cms, 'listening')
  const log = (message: string) => logged.push(message)
  const answer = createStaffGateway({
    cms: new CmsInstances([urlOf(cms)]),
    origin,
    proxies: 0,
    changed,
    settled: () => settled,
    log,
    limits: { restart: 300 },
  })
  gateway = createServer((request, response) => {
    answer(request, response, request.url ?? '').catch((error: unknown) => response.destroy(error as Error))
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  site = urlOf(gateway)
})

afterEach(() => {
  for (const server of [gateway, cms]) {
    server.closeAllConnections()
    server.close()
  }
})

const session = (method: string, body?: string) =>
  fetch(`${site}/staff/session`, { method, headers: own, ...(body !== undefined && { body }) })

function pictureOf(bytes: number): FormData {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)]), 'x.jpg')
  return form
}

/** `fetch` does not tell how long a form is, browsers do. */
async function upload(form: FormData, headers: Record<string, string> = { origin, cookie }) {
  const body = new Request(site, { method: 'POST', body: form })
  const type = body.headers.get('content-type') ?? ''
  return fetch(`${site}/staff/upload`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: await body.arrayBuffer(),
  })
}

test('an open page is told the number of the last change, and the CMS is not asked', async () => {
  const tell = async () => (await fetch(`${site}/staff/content`)).json() as Promise<unknown>
  expect(await tell()).toEqual({ version: null })
  settled = { version: 7, kinds: {} }
  expect(await tell()).toEqual({ version: 7 })
  expect(asked).toEqual([])
})

test('the right password becomes a cookie that no script can read', async () => {
  cmsAnswer = {
    status: 200,
    body: { token: 'd.e.f', expiresAt: '2030-01-01T00:00:00.000Z', device: 'n.1.m' },
  }
  const response = await session('POST', '{"password":"x"}')
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()).toEqual([
    'staff=d.e.f; Path=/; HttpOnly; SameSite=Strict',
    'staff-device=n.1.m; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict',
  ])
  expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
})

test('the CMS is told which browser signs in, of no other request and of no other cookie', async () => {
  cmsAnswer = { status: 401, body: { message: 'Incorrect password' } }
  const devices = async (method: string, cookie: string) => {
    asked = []
    const body = method === 'POST' ? { body: '{"password":"x"}' } : {}
    const response = await fetch(`${site}/staff/session`, { method, headers: { ...own, cookie }, ...body })
    return [asked[0]?.headers['x-staff-device'], response.headers.getSetCookie().join()]
  }
  expect(await devices('POST', 'staff-device=n.1.m')).toEqual(['n.1.m', ''])
  expect(await devices('POST', 'staff=a.b.c')).toEqual([undefined, ''])
  // Who signs out is known all the same.
  cmsAnswer = { status: 204 }
  const [told, kept] = await devices('DELETE', 'staff=a.b.c; staff-device=n.1.m')
  expect(told).toBeUndefined()
  expect(kept).not.toContain('device')
})

test('the name is passed on, and a changed password goes on with the new session', async () => {
  const body = { token: 'd.e.f', expiresAt: '2030-01-01T00:00:00.000Z', device: 'n.1.m' }
  cmsAnswer = { status: 200, body }
  await session('POST', '{"password":"x","name":"Anna"}')
  const change = (headers = own) =>
    fetch(`${site}/staff/password`, { method: 'PUT', headers, body: '{"password":"x","newPassword":"y"}' })
  const response = await change()
  expect([response.status, response.headers.getSetCookie().length]).toEqual([204, 2])
  expect(asked.map(({ call, body }) => [call, JSON.parse(body.toString()) as unknown])).toEqual([
    ['POST /api/staff/session', { password: 'x', name: 'Anna' }],
    ['PUT /api/staff/password', { password: 'x', newPassword: 'y' }],
  ])
  expect(asked[1]?.headers.authorization).toBe('Bearer a.b.c')
  cmsAnswer = { status: 403, body: { message: 'Incorrect password' } }
  const wrong = await change()
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null])
  // Neither a stranger nor a page of somebody else gets as far as the CMS.
  asked = []
  expect((await change({ ...own, cookie: '' })).status).toBe(401)
  expect((await change({ ...own, origin: 'http://elsewhere.example' })).status).toBe(403)
  expect(asked).toEqual([])
})

test('why a sign-in is refused is told in the words of the CMS', async () => {
  cmsAnswer = { status: 429, body: { message: 'Too many attempts.' }, headers: { 'retry-after': '9' } }
  const response = await session('POST', '{"password":"x"}')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '9'])
  expect(await response.json()).toEqual({ message: 'Too many attempts.' })
})

test('a session goes on with the newer token', async () => {
  const expiresAt = '2030-01-01T00:00:00.000Z'
  cmsAnswer = { status: 200, body: { expiresAt }, headers: { 'x-staff-token': 'd.e.f' } }
  const response = await session('GET')
  expect([response.status, await response.json()]).toEqual([200, { expiresAt }])
  expect(response.headers.get('set-cookie')).toContain('staff=d.e.f;')
  expect(asked[0]?.headers.authorization).toBe('Bearer a.b.c')
})

test('what is told too late of a session that is over takes no other away', async () => {
  cmsAnswer = { status: 401, body: { message: 'The staff session is over.' } }
  const over = await session('GET')
  expect([over.status, over.headers.get('set-cookie')]).toEqual([401, null])
  expect(await over.json()).toEqual({ message: 'The staff session is over.' })
  const late = await fetch(`${site}/graphql/DeleteUpdate`, { method: 'POST', headers: own, body: '{}' })
  expect([late.status, late.headers.get('set-cookie')]).toEqual([401, null])
})

test.each(['GET', 'DELETE', 'POST'])(
  'a CMS that fails at %s neither signs out nor pretends',
  async (method) => {
    for (const status of [500, 503]) {
      cmsAnswer = { status, body: { error: { message: 'Internal Server Error' } } }
      const response = await session(method, method === 'POST' ? '{"password":"x"}' : undefined)
      expect([response.status, response.headers.get('set-cookie')], method).toEqual([503, null])
      expect(await response.json()).toHaveProperty('message', expect.stringContaining('does not answer'))
      expect(logged.splice(0)).toEqual([`The CMS answered ${status} at ${urlOf(cms)}/api/staff/session.`])
    }
  },
)

test('who signs out has no cookie any more', async () => {
  cmsAnswer = { status: 204 }
  const response = await session('DELETE')
  expect([response.status, response.headers.get('set-cookie')]).toEqual([
    204,
    expect.stringContaining('Max-Age=0'),
  ])
  expect(asked.map(({ call }) => call)).toEqual(['DELETE /api/staff/session'])
})

test('a change goes to the CMS once, as what the site was built with, and is told when visitors see it', async () => {
  cmsAnswer = { status: 200, body: { data: { createUpdate: null } } }
  const response = await fetch(`${site}/graphql/CreateUpdate`, {
    method: 'POST',
    headers: { ...own, 'x-idempotency-key': 'k' },
    body: '{"variables":{"data":{}},"query":"mutation { other }"}',
  })
  expect([response.status, await response.json()]).toEqual([200, { data: { createUpdate: null } }])
  expect(asked.map(({ call, headers }) => [call, headers['x-idempotency-key']])).toEqual([
    ['POST /graphql', 'k'],
  ])
  expect(asked[0]?.body.toString()).toMatch(/mutation CreateUpdate/)
  expect(asked[0]?.body.toString()).not.toMatch(/other/)
  expect(changed).toHaveBeenCalledOnce()
})

test.each([
  ['lists', '['.repeat(50_000), ']'.repeat(50_000)],
  ['objects', '{"a":'.repeat(40_000), '}'.repeat(40_000)],
])('%s nested without end are refused, and nothing is logged', async (_, begin, end) => {
  const body = `{"variables":{"data":${begin}1${end}}}`
  const response = await fetch(`${site}/graphql/CreateUpdate`, { method: 'POST', headers: own, body })
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'The body is nested deeper than 50 levels.' },
  ])
  expect([asked, logged]).toEqual([[], []])
})

test('a change that the CMS failed at is not told as done', async () => {
  cmsAnswer = { status: 500, body: { errors: [{ message: 'x' }] } }
  const response = await fetch(`${site}/graphql/CreateUpdate`, { method: 'POST', headers: own, body: '{}' })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null])
  expect(changed).not.toHaveBeenCalled()
})

const nonsense = [
  { data: {} },
  {},
  [],
  'x',
  null,
  { data: null },
  { data: { other: 1 } },
  { errors: [] },
  undefined,
]

test.each(nonsense)('what says neither that a change is done nor why not is no success: %j', async (body) => {
  cmsAnswer = { status: 200, body }
  const response = await fetch(`${site}/graphql/CreateUpdate`, { method: 'POST', headers: own, body: '{}' })
  expect(response.status).toBe(503)
  expect(await response.json()).toHaveProperty('message', expect.stringContaining('does not answer'))
  // It may have been done all the same.
  expect(changed).toHaveBeenCalledOnce()
})

test.each(nonsense)('nonsense of the CMS is neither a session nor a file: %j', async (body) => {
  for (const status of [200, 404]) {
    cmsAnswer = { status, body }
    expect((await session('POST', '{"password":"x"}')).status).toBe(503)
    expect((await session('GET')).status).toBe(503)
  }
  for (const status of [201, 400]) {
    cmsAnswer = { status, body }
    expect((await upload(pictureOf(10))).status).toBe(503)
  }
})

test('what the CMS tells of the content with its answer is passed on', async () => {
  const content = { version: 9, kinds: { update: 9 } }
  cmsAnswer = {
    status: 200,
    body: { data: { createUpdate: null } },
    headers: { 'x-content-version': JSON.stringify(content) },
  }
  await fetch(`${site}/graphql/CreateUpdate`, { method: 'POST', headers: own, body: '{}' })
  expect(changed).toHaveBeenLastCalledWith(content)
  for (const told of ['x', '{}', '{"version":"9","kinds":{}}']) {
    cmsAnswer.headers = { 'x-content-version': told }
    await fetch(`${site}/graphql/CreateUpdate`, { method: 'POST', headers: own, body: '{}' })
    expect(changed, told).toHaveBeenLastCalledWith(undefined)
  }
})

test('a file reaches the CMS as it came, and is there for visitors when that is told', async () => {
  cmsAnswer = { status: 201, body: [{ id: 7, url: '/images/x.jpg' }] }
  const response = await upload(pictureOf(1_000_000), { origin, cookie, 'x-idempotency-key': 'k' })
  expect([response.status, await response.json()]).toEqual([201, { id: 7, url: '/images/x.jpg' }])
  const [{ call, headers, body } = { call: '', headers: {}, body: Buffer.alloc(0) }] = asked
  expect([call, headers.authorization, headers['x-idempotency-key']]).toEqual([
    'POST /api/upload',
    'Bearer a.b.c',
    'k',
  ])
  expect([body.length, body.includes('filename="x.jpg"')]).toEqual([Number(headers['content-length']), true])
  expect(changed).toHaveBeenCalledOnce()
})

test('why a file is refused is told, and that the session is over', async () => {
  cmsAnswer = { status: 400, body: { error: { message: 'This is no image.' } } }
  const refused = await upload(pictureOf(10))
  expect([refused.status, await refused.json()]).toEqual([400, { message: 'This is no image.' }])
  cmsAnswer = { status: 401, body: { error: { message: 'The staff session is over.' } } }
  expect((await upload(pictureOf(10))).status).toBe(401)
  expect(changed).not.toHaveBeenCalled()
})

test('a file that the CMS does not take is told, however large it is', async () => {
  cmsAnswer = { status: 500 }
  expect((await upload(pictureOf(10))).status).toBe(503)
  cms.closeAllConnections()
  cms.close()
  for (const bytes of [10, 10_000_000]) {
    const response = await upload(pictureOf(bytes))
    expect(response.status, `${bytes} bytes`).toBe(503)
    expect(await response.json()).toHaveProperty('message', expect.stringContaining('does not answer'))
  }
})

test('a file is refused before it is sent on when something is wrong with it', async () => {
  const form = pictureOf(10)
  expect((await upload(form, { origin })).status).toBe(401)
  expect((await upload(pictureOf(21_500_000))).status).toBe(413)
  const text = await fetch(`${site}/staff/upload`, { method: 'POST', headers: own, body: '{}' })
  expect(text.status).toBe(415)
  expect(asked).toEqual([])
})

test('who goes away in the middle of a file ends it at the CMS too, and nothing is logged', async () => {
  const seen = once(cms, 'request') as Promise<[IncomingMessage]>
  const headers = {
    origin,
    cookie,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 1000,
  }
  const visitor = ask(`${site}/staff/upload`, { method: 'POST', headers })
  visitor.on('error', () => undefined).write('--x')
  const [received] = await seen
  const ended = new Promise((resolve) => received.once('close', resolve))
  visitor.destroy()
  await ended
  expect(received.complete).toBe(false)
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged).toEqual([])
})

test('an address that is not there is told from a method that it does not take', async () => {
  const unknown = await fetch(`${site}/staff/nothing`, { headers: own })
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'The site has no such address.' }])
  for (const [path, method, allow] of [
    ['/staff/session', 'PUT', 'GET, POST, DELETE'],
    ['/staff/upload', 'GET', 'POST'],
  ] as const) {
    const response = await fetch(site + path, { method, headers: own })
    expect([response.status, response.headers.get('allow')], path).toEqual([405, allow])
  }
})
