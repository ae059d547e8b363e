import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { compress } from '../pages/compressed'
import { serve } from '../tests/serve'
import type { ConventionName } from './conventions'
import { SharedCache } from './shared-cache'

const quickly = { patience: 500, answer: 500, first: 1, longest: 2, underWay: 1_000_000 }

/** A cache that is asked to throw something away. @param statuses of its first answers; 200 afterwards */
async function startCache(convention: ConventionName, statuses: number[] = [], limits = quickly) {
  const asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
  const logged: string[] = []
  const { url } = await serve((request, response) => {
    const { method = '', url = '', headers } = request
    void text(request).then((body) => {
      asked.push({ method, url, headers, body })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  const purge = { url: `${url}/purge`, token: 'secret' }
  const cache = new SharedCache(
    { convention, seconds: 3600, purge },
    (message) => logged.push(message),
    limits,
  )
  const keys = () => asked.map(({ headers }) => headers['surrogate-key'])
  return { cache, asked, keys, logged }
}

const page = (kinds: string[], status = 200) =>
  compress({ status, type: 'text/html; charset=utf-8', body: '<p>ZnO nanorods</p>' }, kinds)

test('after a change what shows its kind of content is thrown away, and everything at the start', async () => {
  const { cache, keys } = await startCache('varnish')
  await cache.contentChanged({ version: 7, kinds: { event: 7 } })
  expect(keys()).toEqual(['content'])
  await cache.contentChanged({ version: 9, kinds: { event: 7, member: 8, file: 9 } })
  expect(keys()[1]).toBe('content-member content-file content-any')
})

test('everything is thrown away when nobody knows what has changed, or an older database was put back', async () => {
  const { cache, keys } = await startCache('varnish')
  await cache.contentChanged({ version: 7, kinds: {} })
  await cache.contentChanged({ version: 8, kinds: { '*': 8 } })
  await cache.contentChanged({ version: 3, kinds: { event: 3 } })
  expect(keys()).toEqual(['content', 'content', 'content'])
})

test('an answer may be kept by the cache under keys of what it shows, and browsers ask each time', async () => {
  const { cache } = await startCache('varnish')
  expect(cache.headersOf(await page(['event', '*']))).toEqual({
    'cache-control': 'max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=60',
    'surrogate-key': 'content content-event content-any',
  })
  expect(cache.headersOf(await page([], 404))).toEqual({})
})

test('Fastly is asked in its words', async () => {
  const { cache, asked } = await startCache('fastly')
  await cache.contentChanged({ version: 7, kinds: {} })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    url: '/purge',
    headers: { 'fastly-key': 'secret', 'surrogate-key': 'content' },
  })
  expect(cache.headersOf(await page(['event']))).toEqual({
    'surrogate-control': 'max-age=3600, stale-while-revalidate=60',
    'surrogate-key': 'content content-event',
  })
})

test('Cloudflare is asked in its words', async () => {
  const { cache, asked } = await startCache('cloudflare')
  await cache.contentChanged({ version: 7, kinds: {} })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    body: '{"tags":["content"]}',
  })
  expect(cache.headersOf(await page(['event']))).toEqual({
    'cdn-cache-control': 'max-age=3600, stale-while-revalidate=60',
    'cache-tag': 'content,content-event',
  })
})

test('a purge that fails is told and tried again, together with what has changed meanwhile', async () => {
  const { cache, keys, logged } = await startCache('varnish', [200, 503, 503])
  await cache.contentChanged({ version: 7, kinds: {} })
  await Promise.all([
    cache.contentChanged({ version: 8, kinds: { event: 8 } }),
    cache.contentChanged({ version: 9, kinds: { event: 8, member: 9 } }),
  ])
  expect(String(keys().at(-1)).split(' ').sort()).toEqual(['content-any', 'content-event', 'content-member'])
  expect(logged.at(0)).toContain('The shared cache could not be purged')
  expect(logged.at(-1)).toBe('The shared cache is purged again.')
})

test('an editor does not wait for a cache that gives no answer', async () => {
  const { url } = await serve(() => undefined)
  const settings = { convention: 'varnish', seconds: 60, purge: { url, token: undefined } } as const
  const cache = new SharedCache(settings, () => undefined, { ...quickly, patience: 1, answer: 300_000 })
  await cache.contentChanged({ version: 7, kinds: {} })
})

test('a purge is repeated, for an answer that was under way', async () => {
  const { cache, keys } = await startCache('varnish', [], { ...quickly, underWay: 1 })
  await cache.contentChanged({ version: 7, kinds: {} })
  await vi.waitFor(() => {
    expect(keys()).toEqual(['content', 'content'])
  })
})
