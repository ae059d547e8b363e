import { expect, test } from 'vitest'
import { inOrder } from './in-order'

const image = (documentId: string, position: number | null) => ({ documentId, position })
const [a, b, c, d] = [image('a', 2), image('b', 1), image('c', null), image('d', null)]

test('the named images come first, as named', () => {
  expect(inOrder([a, b, c, d], ['d', 'c', 'b', 'a'])).toEqual([d, c, b, a])
})

test('images that are not named follow by their position, those without one last', () => {
  expect(inOrder([a, b, c, d], ['d'])).toEqual([d, b, a, c])
})

test('an unknown image or one that is named twice makes no order', () => {
  expect(inOrder([a, b], ['a', 'x'])).toBeUndefined()
  expect(inOrder([a, b], ['a', 'a'])).toBeUndefined()
})
