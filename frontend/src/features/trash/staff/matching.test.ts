import { expect, test } from 'vitest'
import { matching } from './matching'

const items = [
  { title: 'Müller, Éva', type: 'member' as const },
  { title: 'Open day for schools', type: 'event' as const },
  { title: 'Open day for schools', type: 'update' as const },
]

test.each([
  ['', '', items],
  ['muller eva', '', [items[0]]],
  ['  schools OPEN ', '', [items[1], items[2]]],
  ['open', 'event', [items[1]]],
  ['closed', '', []],
])('%j of kind %j', (words, type, found) => {
  expect(matching(items, { words, type })).toEqual(found)
})
