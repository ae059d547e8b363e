import { expect, test } from 'vitest'
import { arranged } from './arranged'

test('items stand in the wanted order, and those that came meanwhile at the end', () => {
  const items = ['a', 'b', 'c', 'd'].map((documentId) => ({ documentId }))
  const ids = (wanted: string[]) => arranged(items, wanted).map(({ documentId }) => documentId)
  expect(ids(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd'])
  expect(ids([])).toEqual(['a', 'b', 'c', 'd'])
})
