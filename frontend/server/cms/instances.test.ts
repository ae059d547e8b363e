import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { askCms } from './operations'
import { CmsInstances } from './instances'
import { passImage } from '../images'
import { createStaffGateway } from '../staff/gateway'
import { close, serve } from '../tests/serve'

const origin = 'http://group.example.edu'
const own = { origin, cookie: 'staff=a.b.c', 'content-type': 'application/json' }

const listen = async (listener: RequestListener, port?: number) => (await serve(listener, port)).url

/** A CMS that does everything. */
const well =
  (asked: string[], name: string): RequestListener =>
  (request, response) => {
    const answer = async () => {
      asked.push(name)
      if (request.method === 'GET') {
        response.setHeader('content-type', 'image/png')
        response.end('image')
      } else if (request.url === '/api/upload') {
        await buffer(request)
        response.writeHead(201).end('[{"id":1,"url":"/a"}]')
      } else {
        await json(request)
        response.end(
          '{"data":{"createUpdate":null,"updateUpdate":null,"deleteUpdate":null,"site":null,"updates":[]}}',
        )
      }
    }
    answer().catch((error: unknown) => response.destroy(error as Error))
  }

/** The ways in which a CMS can be away. A refused connection needs nobody who listens. */
const away: Record<string, RequestListener> = {
  'closes the connection': (request) => request.socket.destroy(),
  'answers 503': (request, response) => {
    request.resume()
    response.writeHead(503).end('{}')
  },
  'talks nonsense': (request, response) => {
    request.resume()
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>')
  },
}

/** A port that nobody listens at. */
async function nobody(): Promise<string> {
  const { url, server } = await serve(() => undefined)
  close(server)
  await once(server, 'close')
  return url
}

async function gatewayTo(urls: string[], restart = 0) {
  const cms = new CmsInstances(urls)
  const changed = () => Promise.resolve()
  const log = () => undefined
  const settled = () => undefined
  const staff = createStaffGateway({ cms, origin, proxies: 0, changed, settled, log, limits: { restart } })
  return listen((request, response) => {
    const path = request.url ?? ''
    const answer = path.startsWith('/images/')
      ? passImage({ cms, uploads: undefined, log }, path, request, response)
      : staff(request, response, path)
    answer.catch((error: unknown) => response.destroy(error as Error))
  })
}

const save = (
  site: string,
  headers: Record<string, string> = { 'x-idempotency-key': 'k' },
  operation = 'CreateUpdate',
) => fetch(`${site}/graphql/${operation}`, { method: 'POST', headers: { ...own, ...headers }, body: '{}' })

const upload = (site: string) => {
  const type = 'multipart/form-data; boundary=x'
  return fetch(`${site}/staff/upload`, {
    method: 'POST',
    headers: { ...own, 'content-type': type },
    body: new Uint8Array(3_000_000),
  })
}

test('what an instance that is gone cannot answer, the next one does', async () => {
  const asked: string[] = []
  const urls = [await nobody(), await listen(well(asked, 'second'))]
  expect(await askCms(new CmsInstances(urls), 'Updates', {})).toHaveProperty('data.updates')
  const site = await gatewayTo(urls)
  for (const answer of [await save(site), await save(site, {}), await fetch(`${site}/images/a.png`)])
    expect(answer.status).toBe(200)
  expect(asked).toHaveLength(4)
})

test('a file goes whole to the instance that takes the connection', async () => {
  const asked: string[] = []
  const site = await gatewayTo([await nobody(), await listen(well(asked, 'second'))])
  expect((await upload(site)).status).toBe(201)
  expect(asked).toEqual(['second'])
})

test.each(Object.keys(away))(
  'when the first %s, what can be asked twice is asked of the next',
  async (how) => {
    const asked: string[] = []
    const urls = [await listen(away[how] ?? well(asked, 'first')), await listen(well(asked, 'second'))]
    expect(await askCms(new CmsInstances(urls), 'Updates', {})).toHaveProperty('data.updates')
    for (const operation of ['CreateUpdate', 'UpdateUpdate', 'DeleteUpdate'])
      expect((await save(await gatewayTo(urls), undefined, operation)).status).toBe(200)
    expect((await fetch(`${await gatewayTo(urls)}/images/a.png`)).status).toBe(200)
    expect(asked).toEqual(Array.from({ length: 5 }, () => 'second'))
  },
)

test('what may have been done by one, and could be done twice, is not asked of another', async () => {
  const asked: string[] = []
  const urls = [await listen((request) => request.socket.destroy()), await listen(well(asked, 'second'))]
  expect((await save(await gatewayTo(urls), {})).status).toBe(503)
  const key = { 'x-idempotency-key': 'k' }
  expect((await save(await gatewayTo(urls), key, 'OrderGalleryImages')).status).toBe(503)
  expect(asked).toEqual([])
})

test('an instance that has failed is left alone for a while, and asked when the others fail', async () => {
  const asked: string[] = []
  const first = await listen((request) => {
    asked.push('first')
    request.socket.destroy()
  })
  const second = await serve(well(asked, 'second'))
  const cms = new CmsInstances([first, second.url])
  for (let time = 1; time <= 3; time += 1) await askCms(cms, 'Updates', {})
  expect(asked.splice(0)).toEqual(['first', 'second', 'second', 'second'])
  close(second.server)
  await expect(askCms(cms, 'Updates', {})).rejects.toThrow('did not answer')
  expect(asked).toEqual(['first'])
})

test('a save waits for the only CMS while that is being started again', async () => {
  const url = await nobody()
  const site = await gatewayTo([url], 10_000)
  const saved = save(site, {})
  const uploaded = upload(site)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const asked: string[] = []
  await listen(well(asked, 'started'), Number(new URL(url).port))
  expect([(await saved).status, (await uploaded).status]).toEqual([200, 201])
})
