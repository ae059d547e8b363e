/** The process as a visitor meets it, over HTTP, with a CMS that knows one list of updates. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp, type App } from '../app'
import { createApplication } from '../render/application'
import { emptyHome } from '../../src/features/home/sample-answer'
import { sampleRecord } from '../../src/features/publications/record/sample-record'
import { SharedCache } from '../shared-cache/shared-cache'
import { PageFiles } from './page-files'

const origin = 'https://group.example.edu'
const content = { title: 'First', version: 1, refusal: 'BAD_USER_INPUT' }
/** How busy the CMS is: what it answers late, and whether it tells the content version, asked or with a save. */
const state = { late: Promise.resolve(), tellsWhenAsked: true, tellsWithSave: false }
const asked: string[] = []
const askedFor: unknown[] = []
const tellVersion = () => {
  const { version } = content
  return JSON.stringify({ version, kinds: { update: version, publication: version } })
}
const running: { server: Server; stop: () => void }[] = []
let folder: string

async function listen(
  listener: RequestListener,
  stop: () => void = () => undefined,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push({ server, stop })
  const close = () => {
    stop()
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, close }
}

const startCms = () =>
  listen((request, response) => {
    const answer = async () => {
      if (request.url?.startsWith('/api/content-version')) {
        // Nothing is told by itself: what is seen after a save is seen because of the save.
        if (!state.tellsWhenAsked) response.destroy()
        else if (request.url.endsWith('wait=0')) response.end(tellVersion())
        return
      }
      const { operationName, variables } = (await json(request)) as {
        operationName: string
        variables: { data?: { title: string }; limit?: unknown }
      }
      asked.push(operationName)
      askedFor.push(request.headers['x-request-id'])
      response.setHeader('content-type', 'application/json')
      if (variables.limit === 'x') {
        const error = (code: string) => ({ message: 'Int cannot represent "x"', extensions: { code } })
        response.writeHead(400).end(JSON.stringify({ errors: [error(content.refusal)] }))
        return
      }
      if (operationName === 'CreateUpdate') {
        content.title = variables.data?.title ?? ''
        content.version += 1
        if (state.tellsWithSave) response.setHeader('x-content-version', tellVersion())
      } else await state.late
      const { title } = content
      const at = '2026-01-01T00:00:00.000Z'
      const updates = [{ documentId: 'a', title, version: 1, createdAt: at, updatedAt: at }]
      const publicationBySlug = { ...sampleRecord({ title }), people: [] }
      const selectedPublications = [publicationBySlug]
      const data = { ...emptyHome, updates, selectedPublications, publicationBySlug, createUpdate: null }
      response.end(JSON.stringify({ data }))
    }
    answer().catch((error: unknown) => response.destroy(error as Error))
  })

async function startSite(cmsUrl: string, sharedCache?: SharedCache, proxies = 0) {
  const logged: string[] = []
  const log = (message: string) => logged.push(message)
  const store = new PageFiles(folder, 'build', log)
  await store.prepare()
  const settings = { cmsUrls: [cmsUrl], origin, styles: '', boot: '' }
  const load = () => import('../../src/entry-server')
  const application = createApplication({ ...settings, entry: '/entry.js', scriptsOf: () => [] }, load, log)
  const serveFile = () => false
  const app: App = createApp({ ...settings, proxies, serveFile, application, store, sharedCache, log })
  const { url, close } = await listen(app.listener, app.stop)
  app.follow()
  return { url, close, store, logged }
}

const save = (url: string, title: string) =>
  fetch(`${url}/graphql/CreateUpdate`, {
    method: 'POST',
    headers: { origin, cookie: '__Host-staff=a.b.c', 'content-type': 'application/json' },
    body: JSON.stringify({ variables: { data: { title, key: title } } }),
  })

beforeEach(() => {
  Object.assign(content, { title: 'First', version: 1, refusal: 'BAD_USER_INPUT' })
  Object.assign(state, { late: Promise.resolve(), tellsWhenAsked: true, tellsWithSave: false })
  asked.length = 0
  askedFor.length = 0
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
})

afterEach(() => {
  for (const { server, stop } of running.splice(0)) {
    stop()
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

test('a page is asked of the CMS once, and not sent again to a browser that has it', async () => {
  const { url } = await startSite((await startCms()).url)
  const first = await fetch(`${url}/updates`)
  expect(await first.text()).toContain('First')
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]+"$/)
  for (const address of ['/updates', '/updates?utm_source=mail', '/Updates/']) {
    const again = await fetch(url + address, { headers: { 'if-none-match': tag } })
    expect([again.status, again.headers.get('content-type')], address).toEqual([304, null])
  }
  expect(asked.filter((name) => name === 'Updates')).toHaveLength(1)
})

test('the CMS is told for which request it is asked, and so is who asked, but nobody by a page that is kept', async () => {
  const { url } = await startSite((await startCms()).url, undefined, 1)
  const ask = (
    path: string,
    id: string,
    more: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) => fetch(url + path, { ...more, headers: { ...more.headers, 'x-request-id': id } })
  const page = await ask('/updates', 'made-for-a-page')
  expect([page.status, page.headers.get('x-request-id')]).toEqual([200, null])
  expect(askedFor).toContain('made-for-a-page')
  const body = JSON.stringify({ variables: { data: { title: 'a', key: 'a' } } })
  const headers = { origin, cookie: '__Host-staff=a.b.c', 'content-type': 'application/json' }
  const saved = await ask('/graphql/CreateUpdate', 'made-for-a-save', { method: 'POST', headers, body })
  expect([saved.status, saved.headers.get('x-request-id')]).toEqual([200, 'made-for-a-save'])
  expect(askedFor).toContain('made-for-a-save')
  const refused = await ask('/health', 'two words of a visitor', { method: 'DELETE' })
  expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
})

test('each encoding has its own tag, and the words are the same', async () => {
  const { url } = await startSite((await startCms()).url)
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) =>
      fetch(`${url}/updates`, { headers: { 'accept-encoding': encoding } }),
    ),
  )
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()))
  for (const text of others) expect(text).toBe(first)
})

test('whoever looks after the editor was told sees the change, on pages and in answers to queries', async () => {
  const { url } = await startSite((await startCms()).url)
  for (const title of ['Second', 'Third', 'Fourth']) {
    await Promise.all(['/updates', '/', '/graphql/Updates'].map((address) => fetch(url + address)))
    expect((await save(url, title)).status).toBe(200)
    for (const address of ['/updates', '/', '/graphql/Updates']) {
      expect(await (await fetch(url + address)).text(), address).toContain(title)
    }
  }
})

const shown = async (url: string) => {
  const addresses = ['/updates', '/updates.atom', '/publications.json', '/graphql/Updates']
  return Promise.all(addresses.map(async (address) => (await fetch(url + address)).text()))
}

test.each([
  ['tells what was changed with its answer', true],
  ['cannot tell what was changed', false],
])('on a busy machine nobody sees anything older than what was saved, when the CMS %s', async (_, tells) => {
  const { url } = await startSite((await startCms()).url)
  for (const text of await shown(url)) expect(text).toContain('First')
  let rendered: () => void = () => undefined
  Object.assign(state, {
    tellsWithSave: tells,
    tellsWhenAsked: false,
    late: new Promise<void>((resolve) => (rendered = resolve)),
  })
  expect((await save(url, 'Second')).status).toBe(200)
  const texts = shown(url)
  // Longer than a reader once waited for a rendering.
  setTimeout(rendered, 1200)
  for (const text of await texts) {
    expect(text).toContain('Second')
    expect(text).not.toContain('First')
  }
})

test('until a save is answered readers are shown the older page without waiting', async () => {
  const { url } = await startSite((await startCms()).url)
  await shown(url)
  let rendered: () => void = () => undefined
  Object.assign(state, { tellsWithSave: true, late: new Promise<void>((resolve) => (rendered = resolve)) })
  const saved = save(url, 'Second')
  await vi.waitUntil(() => content.title === 'Second')
  expect(await (await fetch(`${url}/updates`)).text()).toContain('First')
  rendered()
  await saved
  expect(await (await fetch(`${url}/updates`)).text()).toContain('Second')
})

test('while the CMS is away pages stay, also after a restart; what was never shown says so', async () => {
  const cms = await startCms()
  const site = await startSite(cms.url)
  await fetch(`${site.url}/updates`)
  await vi.waitUntil(() => asked.includes('Updates'))
  cms.close()
  await site.store.flush()
  site.close()
  const restarted = await startSite(cms.url)
  const kept = await fetch(`${restarted.url}/updates`)
  expect([kept.status, (await kept.text()).includes('First')]).toEqual([200, true])
  const never = await fetch(`${restarted.url}/contact`)
  expect([never.status, never.headers.get('retry-after')]).toEqual([503, '10'])
})

test('a page that is awake is told when it gets what was before, for it to ask again', async () => {
  state.tellsWithSave = true
  const cms = await startCms()
  const { url } = await startSite(cms.url)
  const first = await fetch(`${url}/graphql/Updates`)
  expect([first.headers.get('cache-control'), first.headers.get('cache-status')]).toEqual(['no-cache', null])
  await save(url, 'Second')
  cms.close()
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const older = await fetch(`${url}/graphql/Updates`, { headers })
  expect([older.status, older.headers.get('cache-control'), older.headers.get('cache-status')]).toEqual([
    200,
    'no-store',
    'site; hit; ttl=-1',
  ])
  expect(await older.text()).toBe(await first.text())
})

test('variables that a query does not take are told to who sent them; what the site itself asks wrongly is logged', async () => {
  const { url, logged } = await startSite((await startCms()).url)
  const address = `${url}/graphql/Gallery?variables=${encodeURIComponent('{"start":0,"limit":"x"}')}`
  for (const again of [1, 2]) {
    const response = await fetch(address)
    expect([response.status, response.headers.get('retry-after')], `time ${again}`).toEqual([400, null])
    expect(await response.text()).toBe('The query does not take these variables.')
  }
  expect(asked.filter((name) => name === 'Gallery')).toHaveLength(2)
  expect(logged).toEqual([])
  content.refusal = 'GRAPHQL_VALIDATION_FAILED'
  expect((await fetch(address)).status).toBe(502)
  expect(logged).toEqual(['The CMS refused the query Gallery.'])
})

/** A cache that many visitors share. */
async function startSharedCache() {
  const purged: string[] = []
  const { url } = await listen((request, response) => {
    purged.push(String(request.headers['surrogate-key']))
    response.end()
  })
  const purge = { url, token: undefined }
  const sharedCache = new SharedCache({ convention: 'varnish', seconds: 60, purge }, () => undefined)
  return { purged, sharedCache }
}

const mayBeShared = async (address: string, accept = 'text/html') =>
  (await fetch(address, { headers: { accept } })).headers.get('cache-control')?.includes('s-maxage=60')

test('a shared cache has thrown away what a save changed before it is answered', async () => {
  const { purged, sharedCache } = await startSharedCache()
  const { url } = await startSite((await startCms()).url, sharedCache)
  const response = await fetch(`${url}/updates`)
  expect(response.headers.get('surrogate-key')?.split(' ')).toContain('content-update')
  await vi.waitUntil(() => purged.length > 0, { timeout: 10_000 })
  expect(purged[0]).toBe('content')
  await save(url, 'Second')
  expect(purged).toContain('content-update content-publication content-any')
})

test('a shared cache may keep pages and feeds, and neither what names nothing nor what is asked for anew', async () => {
  const { sharedCache } = await startSharedCache()
  const { url } = await startSite((await startCms()).url, sharedCache)
  for (const path of ['/updates', '/updates', '/updates.atom'])
    expect(await mayBeShared(url + path), path).toBe(true)
  for (const path of ['/no/such/page', '/graphql/Updates', '/health'])
    expect(await mayBeShared(url + path), path).toBe(false)
  const paper = `${url}/publications/${sampleRecord({}).slug}`
  expect(await mayBeShared(`${paper}.bib`)).toBe(true)
  expect(await mayBeShared(paper, 'application/x-bibtex')).toBe(false)
})

test('an older page that is shown while there is no newer one is not for a shared cache', async () => {
  const { sharedCache } = await startSharedCache()
  const cms = await startCms()
  const { url } = await startSite(cms.url, sharedCache)
  expect(await mayBeShared(`${url}/updates`)).toBe(true)
  state.tellsWithSave = true
  state.tellsWhenAsked = false
  state.late = Promise.reject(new Error('The database is away.'))
  state.late.catch(() => undefined)
  await save(url, 'Second')
  const response = await fetch(`${url}/updates`)
  expect(await response.text()).toContain('First')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})
