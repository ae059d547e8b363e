import { expect, test } from 'vitest'
import { titleOf } from './title-of'

test.each([
  [{ title: 'Award', name: 'x' }, 'Award'],
  [{ name: 'Furnace' }, 'Furnace'],
  [{ groupName: 'Our group' }, 'Our group'],
  [{ caption: ' ', alternativeText: 'A rod', image: { name: 'rod.jpg' } }, 'A rod'],
  [{ caption: null, image: { name: 'rod.jpg' } }, 'rod.jpg'],
  [{}, 'Untitled'],
])('%j is called %s', (fields, title) => {
  expect(titleOf(fields)).toBe(title)
})
