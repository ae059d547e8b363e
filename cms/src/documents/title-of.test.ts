import { expect, test } from 'vitest'
import { titleOf } from './title-of'

test.each([
  [['title'], { title: 'Award', name: 'x' }, 'Award'],
  [['caption', 'alternativeText', 'image'], { caption: ' ', alternativeText: 'A rod', image: {} }, 'A rod'],
  [['caption', 'image'], { caption: null, image: { name: 'rod.jpg' } }, 'rod.jpg'],
  [['title'], {}, 'Untitled'],
] as const)('by %j, %j is called %s', (named, fields, title) => {
  expect(titleOf({ named: [named[0], ...named.slice(1)] }, fields)).toBe(title)
})
