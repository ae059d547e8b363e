import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CmsInstances } from './cms/instances'
import { PageFiles } from './pages/page-files'
import { Readiness } from './ready'

/** What the CMS answers at each address, and how often it was asked. */
let answers: Record<string, { status: number; body: string }>
let asked: string[]
let cms: Server
let folder: string
const logged: string[] = []

beforeEach(async () => {
  answers = { '/ready': { status: 200, body: '{"ready":true}' } }
  asked = []
  logged.length = 0
  folder = mkdtempSync(path.join(tmpdir(), 'ready-'))
  cms = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status, body } = answers[request.url ?? ''] ?? { status: 404, body: 'Not Found' }
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await once(cms, 'listening')
})

afterEach(() => {
  cms.closeAllConnections()
  cms.close()
  rmSync(folder, { recursive: true })
})

interface Circumstances {
  silentFor?: number
  pages?: string
  isWell?: boolean
}

function readiness({
  silentFor = 1000,
  pages = path.join(folder, 'pages'),
  isWell = true,
}: Circumstances = {}) {
  const log = (message: string) => logged.push(message)
  return new Readiness({
    cms: new CmsInstances([`http://127.0.0.1:${String((cms.address() as AddressInfo).port)}`]),
    content: { heardAt: performance.now() - silentFor },
    store: new PageFiles(pages, 'build', log),
    application: { isWell },
    log,
  })
}

test('all is well when the CMS, the disk and the process that renders are', async () => {
  expect(await readiness().look()).toEqual({
    ready: true,
    checks: {
      cms: { ok: true },
      news: { ok: true, secondsAgo: 1 },
      disk: { ok: true },
      rendering: { ok: true },
    },
  })
})

test('an older CMS says only that it is alive', async () => {
  answers = { '/_health': { status: 204, body: '' } }
  expect((await readiness().look()).ready).toBe(true)
  answers = {}
  expect((await readiness().look()).checks.cms.ok).toBe(false)
})

test('what is not well is named', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const failing = async (circumstances: Circumstances) => {
    const { ready, checks } = await readiness(circumstances).look()
    return [ready, ...Object.entries(checks).flatMap(([name, { ok }]) => (ok ? [] : [name]))]
  }
  expect(await failing({ silentFor: 61_000 })).toEqual([false, 'news'])
  expect(await failing({ pages: file })).toEqual([false, 'disk'])
  expect(await failing({ isWell: false })).toEqual([false, 'rendering'])
  answers = { '/ready': { status: 503, body: '{"ready":false,"checks":{"database":{"ok":false}}}' } }
  expect(await failing({})).toEqual([false, 'cms'])
  expect(logged).toEqual(['Pages cannot be kept on disk.', 'The content store is not ready.'])
})

test('however many ask, the CMS is asked once', async () => {
  const ready = readiness()
  await Promise.all(Array.from({ length: 50 }, () => ready.look()))
  await ready.look()
  expect(asked).toEqual(['/ready'])
})
