import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app'
import { createApplication } from './render/application'
import { noStore } from './pages/kept-pages'
import { endLate } from './http/request-body'

// Port 9 (discard) answers nobody: the CMS of this site is away from the start.
const nobody = 'http://127.0.0.1:9'
const logged: string[] = []
let server: Server
let site: string

beforeAll(async () => {
  const log = (message: string) => logged.push(message)
  const settings = {
    cmsUrls: [nobody],
    origin: 'https://group.example.edu',
    boot: 'wake()',
  }
  const application = createApplication(
    { ...settings, styles: 'p{color:red}.nowhere{color:blue}', entry: '/entry.js', scriptsOf: () => [] },
    () => import('../src/entry-server'),
    log,
  )
  const serveFile = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/icon.svg') return false
    response.end('<svg/>')
    return true
  }
  const app = createApp({ ...settings, proxies: 0, serveFile, application, store: noStore, log })
  server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})

afterAll(() => {
  server.close()
})

test('while the CMS is away a page that was never shown says so, retries, and shows no detail', async () => {
  const response = await fetch(`${site}/publications`)
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(html).toContain('Back in a moment')
  expect(html).toContain('http-equiv="refresh"')
  expect(html).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|at .+\.tsx?:/)
  expect(logged).toContain('/publications could not be shown.')
})

test('a page that could not be shown loads no script', async () => {
  const html = await (await fetch(site)).text()
  expect(html).not.toContain('<script type="module"')
})

test('a query the site was not built with is unknown and never forwarded', async () => {
  const response = await fetch(`${site}/graphql/Everything?variables={}`)
  expect(response.status).toBe(404)
  expect((await fetch(`${site}/graphql/__proto__`)).status).toBe(404)
})

test('a known query without a JSON object of variables is refused', async () => {
  for (const variables of ['[]', 'null', '{', '1']) {
    const response = await fetch(`${site}/graphql/Updates?variables=${encodeURIComponent(variables)}`)
    expect(response.status, variables).toBe(400)
  }
})

test('a known query says when the CMS is away', async () => {
  const response = await fetch(`${site}/graphql/Updates`)
  expect(response.status).toBe(503)
})

test('nothing can be sent to a page', async () => {
  const response = await fetch(site, { method: 'POST', body: 'x' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('every answer carries the security headers, and allows no inline script but its own', async () => {
  const hash = createHash('sha256').update('wake()').digest('base64')
  for (const path of ['/', '/health', '/graphql/Nope', '/images/x']) {
    const { headers } = await fetch(site + path)
    const policy = headers.get('content-security-policy')
    // Of what is no page, none.
    expect(policy, path).toContain(
      path === '/' ? `script-src 'self' 'sha256-${hash}' 'sha256-` : "script-src 'self';",
    )
    // Only an element's own style attribute is free: it holds the placeholder of an image.
    expect(policy?.match(/[\w-]+ [^;]*'unsafe-inline'/g), path).toEqual(["style-src-attr 'unsafe-inline'"])
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
  }
})

test('a page holds the styles that it needs, and allows no others', async () => {
  const response = await fetch(site)
  const [, styles = ''] = /<style>(.*?)<\/style>/.exec(await response.text()) ?? []
  expect(styles).toBe('p{color:red}')
  const hash = createHash('sha256').update(styles).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
})

test('the health check needs no CMS', async () => {
  const response = await fetch(`${site}/health`)
  expect([response.status, await response.text()]).toEqual([200, 'ok'])
})

test('an address that is no text shows what every unknown address shows', async () => {
  // While the CMS is away that is the page which says so.
  for (const path of [
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/publications/%00',
    '/publications?author=%00',
    '/preview/%00',
  ]) {
    const response = await fetch(site + path)
    expect([response.status, await response.text()], path).toEqual([
      503,
      await (await fetch(`${site}/no/such/page`)).text(),
    ])
  }
  for (const path of ['/images/%', '/images/a_-_Gallery/%00.jpg', '/images/a_-_Gallery/%', '/graphql/%'])
    expect((await fetch(site + path)).status, path).toBe(404)
})

test('variables that are no text are refused before the CMS is asked', async () => {
  for (const [operation, variables] of [
    ['Paper', '{"slug":"\\u0000"}'],
    ['Paper', '{"slug":"a\\ud800b"}'],
    ['Publications', '{"filter":{"text":["x","\\u0000"]},"start":0,"limit":1,"everything":true}'],
  ] as const) {
    const response = await fetch(`${site}/graphql/${operation}?variables=${encodeURIComponent(variables)}`)
    expect([response.status, await response.text()], variables).toEqual([
      400,
      'variables must be a JSON object of well-formed text without NUL.',
    ])
  }
})

test('whether all is well is told in parts, and without where anything is', async () => {
  const response = await fetch(`${site}/ready`)
  const report: unknown = await response.json()
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(report).toEqual({
    ready: false,
    checks: {
      cms: { ok: false, message: 'The content store is not ready.' },
      news: { ok: false, message: 'The content store does not tell of its changes.', secondsAgo: null },
      disk: { ok: true },
      rendering: { ok: true },
    },
  })
})

test('a body that does not come is not waited for', async () => {
  const slow = createServer((request, response) => {
    endLate(request, response, () => 50)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => slow.once('listening', resolve))
  const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /graphql/CreateUpdate HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*too long/i)
  slow.close()
})

/** What is answered to a request line as it stands. */
async function answerTo(target: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: group.example.edu\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test('a whole address is taken as its path is', async () => {
  for (const target of ['/health', 'http://group.example.edu/health', 'HTTPS://group.example.edu/health?a=b'])
    expect(await answerTo(target), target).toMatch(/^HTTP\/1\.1 200 [^]*ok$/)
  expect(await answerTo('http://group.example.edu/icon.svg')).toMatch(/<svg\/>$/)
})

test('what only looks like a whole address is none', async () => {
  // The path of no page; what is shown there needs the CMS.
  expect(await answerTo('//group.example.edu/health')).toMatch(/^HTTP\/1\.1 503 /)
  for (const target of ['ftp://group.example.edu/health', 'health', 'http://', '*'])
    expect(await answerTo(target), target).toMatch(/^HTTP\/1\.1 400 /)
})

test('while the CMS is away an image says so, is asked for again, and fills no log', async () => {
  const path = '/images/Sample_Group_-_Gallery/1795172200738_a.jpg'
  const before = logged.length
  const response = await fetch(site + path)
  expect([response.status, await response.text()]).toEqual([
    503,
    'The image cannot be fetched at the moment.',
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged.slice(before)).toEqual([
    expect.stringMatching(/a\.jpg cannot be fetched: .+ Is the CMS running\?$/),
  ])
})

test('a write from another site is refused before anything else', async () => {
  for (const [path, method] of [
    ['/staff/session', 'POST'],
    ['/staff/session', 'DELETE'],
    ['/staff/upload', 'POST'],
    ['/graphql/CreateUpdate', 'POST'],
  ] as const) {
    for (const headers of [new Headers({ origin: 'https://evil.example' }), new Headers()]) {
      const { status } = await fetch(site + path, { method, headers })
      expect(status, path).toBe(403)
    }
  }
})

const own = { origin: 'https://group.example.edu', 'content-type': 'application/json' }

test('an operation the site was not built with, or a public query sent as a write, is unknown', async () => {
  for (const operation of ['DropEverything', '__proto__', 'Updates']) {
    const { status } = await fetch(`${site}/graphql/${operation}`, {
      method: 'POST',
      headers: own,
      body: '{}',
    })
    expect(status, operation).toBe(404)
  }
})

test('without a session nobody is signed in, and a file is refused', async () => {
  expect((await fetch(`${site}/staff/session`)).status).toBe(401)
  const form = new FormData()
  form.append('files', new Blob(['x']), 'x.jpg')
  const { status } = await fetch(`${site}/staff/upload`, {
    method: 'POST',
    headers: { origin: own.origin },
    body: form,
  })
  expect(status).toBe(401)
})

test('signing in while the CMS is away says so and does not say that the password is wrong', async () => {
  const response = await fetch(`${site}/staff/session`, {
    method: 'POST',
    headers: own,
    body: '{"password":"x"}',
  })
  expect(response.status).toBe(503)
  expect(await response.json()).toHaveProperty('message', expect.stringContaining('does not answer'))
})

test('a sign-in without a password, or with far too much, is refused', async () => {
  const signIn = (body: string) => fetch(`${site}/staff/session`, { method: 'POST', headers: own, body })
  expect((await signIn('{}')).status).toBe(400)
  expect((await signIn('nonsense')).status).toBe(400)
  expect((await signIn(JSON.stringify({ password: 'x'.repeat(5000) }))).status).toBe(413)
})
