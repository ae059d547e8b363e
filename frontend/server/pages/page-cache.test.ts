import { expect, test } from 'vitest'
import { pageAddress } from './address'
import { PageCache } from './page-cache'

const cacheOf = (limit: number) => {
  const cache = new PageCache<string>(limit, (text) => text.length)
  return {
    cache,
    set: (text: string, item: string) => {
      cache.set(pageAddress(text), item)
    },
    kept: () => cache.addresses().map(({ text }) => text),
  }
}

test('what nobody has asked for the longest goes first', () => {
  const { cache, set, kept } = cacheOf(10)
  set('/a', 'aaaa')
  set('/b', 'bbbb')
  cache.get('/a')
  set('/c', 'cccc')
  expect(kept()).toEqual(['/c', '/a'])
  expect(cache.bytes).toBe(8)
})

test('made-up queries never push a page out', () => {
  const { set, kept } = cacheOf(10)
  set('/a', 'aaaa')
  for (const query of ['?q=1', '?q=2', '?q=3']) set(`/b${query}`, 'bbbb')
  expect(kept()).toEqual(['/b?q=3', '/a'])
})

test('a page takes the place of made-up queries, asked for as often as they may be', () => {
  const { cache, set, kept } = cacheOf(10)
  set('/b?q=1', 'bbbb')
  set('/a', 'aaaa')
  cache.get('/b?q=1')
  set('/c', 'cccc')
  expect(kept()).toEqual(['/c', '/a'])
})

test('a newer item takes the place of the older one, in the order too', () => {
  const { cache, set, kept } = cacheOf(20)
  set('/a', 'aaaa')
  set('/b', 'bbbb')
  set('/a', 'aaaaaaaa')
  expect([cache.get('/b'), cache.bytes]).toEqual(['bbbb', 12])
  set('/a', 'aa')
  expect([kept(), cache.bytes]).toEqual([['/b', '/a'], 6])
})

test('an item larger than all there is room for is not kept, and none at all without room', () => {
  const { cache, set } = cacheOf(10)
  set('/b', 'b')
  set('/a', 'a'.repeat(11))
  expect([cache.get('/a'), cache.get('/b'), cache.bytes]).toEqual([undefined, 'b', 1])
  const none = cacheOf(0)
  none.set('/a', 'a')
  expect([none.kept(), none.cache.bytes]).toEqual([[], 0])
})

test('it is known what was asked for lately; what was only made was not', () => {
  let now = 0
  const cache = new PageCache<string>(
    100,
    (text) => text.length,
    () => now,
  )
  for (const text of ['/a', '/b', '/c', '/d']) cache.set(pageAddress(text), 'old')
  for (const text of ['/a', '/b', '/c']) cache.get(text)
  now = 60_000
  cache.get('/b')
  cache.set(pageAddress('/c'), 'new')
  expect(cache.addresses(30_000).map(({ text }) => text)).toEqual(['/b'])
  expect(cache.addresses(60_000)).toHaveLength(3)
})
