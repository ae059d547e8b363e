import { expect, test } from 'vitest'
import { Shelf } from './shelf'

const shelfOf = (limit: number) => new Shelf<string>(limit, (text) => text.length)

test('what nobody has asked for the longest goes first', () => {
  const shelf = shelfOf(10)
  shelf.put('/a', 'aaaa')
  shelf.put('/b', 'bbbb')
  shelf.get('/a')
  shelf.put('/c', 'cccc')
  expect(shelf.addresses()).toEqual(['/c', '/a'])
  expect(shelf.bytes).toBe(8)
})

test('made-up queries never push a page out', () => {
  const shelf = shelfOf(10)
  shelf.put('/a', 'aaaa')
  for (const query of ['?q=1', '?q=2', '?q=3']) shelf.put(`/b${query}`, 'bbbb')
  expect(shelf.addresses()).toEqual(['/b?q=3', '/a'])
})

test('a newer item takes the place of the older one', () => {
  const shelf = shelfOf(10)
  shelf.put('/a', 'aaaa')
  shelf.put('/a', 'aaaaaaaa')
  expect([shelf.get('/a'), shelf.bytes]).toEqual(['aaaaaaaa', 8])
})

test('an item larger than all there is room for is not kept', () => {
  const shelf = shelfOf(10)
  shelf.put('/a', 'a'.repeat(11))
  expect([shelf.get('/a'), shelf.bytes]).toEqual([undefined, 0])
})
