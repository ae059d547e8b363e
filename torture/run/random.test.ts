import { expect, test } from 'vitest'
import { Random } from './random.ts'

const drawn = (seed: number) => {
  const random = new Random(seed)
  return Array.from({ length: 1000 }, () => random.between(1, 6))
}

test('the same seed gives the same numbers, another one others', () => {
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
})

test('every number of a range comes up, and none outside', () => {
  expect([...new Set(drawn(1))].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a shuffled list holds what it held', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const shuffled = new Random(3).shuffle(list)
  expect(shuffled).not.toEqual(list)
  expect(shuffled.sort()).toEqual(list)
})

test('a key has the form of a UUID, and is not made twice', () => {
  const random = new Random(5)
  const keys = Array.from({ length: 1000 }, () => random.uuid())
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(keys.length)
})
