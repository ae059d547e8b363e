import { expect, test } from 'vitest'
import { inParts } from './in-parts'

const partsOf = async (list: number[], size: number) => {
  const parts: number[][] = []
  for await (const part of inParts((start) => Promise.resolve(list.slice(start, start + size)), size))
    parts.push(part)
  return parts
}

test('a long list comes in parts, until there is no more', async () => {
  expect(await partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(await partsOf([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(await partsOf([], 2)).toEqual([])
})
