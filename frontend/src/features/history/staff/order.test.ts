import { expect, test } from 'vitest'
import { imagesInOrder } from './order'

const files = new Map(['a', 'b', 'c'].map((id) => [id, { name: `${id}.jpg`, url: `/uploads/${id}.jpg` }]))
const at = (documentId: string, position: number | null) => ({ documentId, position })

test('an order is told by its images, those without a place last', () => {
  const state = { order: [at('c', null), at('b', 2), at('a', 1)] }
  expect(imagesInOrder(state, files).map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('an image that is gone is left out', () => {
  expect(imagesInOrder({ order: [at('x', 1), at('b', 2)] }, files).map(({ name }) => name)).toEqual(['b.jpg'])
  expect(imagesInOrder(null, files)).toEqual([])
})
