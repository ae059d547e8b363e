import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from './random.ts'

const drawn = (seed: number) => {
  const random = new Random(seed)
  return Array.from({ length: 1000 }, () => random.between(1, 6))
}

test('the same seed gives the same numbers, another one others', () => {
  assert.deepEqual(drawn(7), drawn(7))
  assert.notDeepEqual(drawn(7), drawn(8))
})

test('every number of a range comes up, and none outside', () => {
  assert.deepEqual([...new Set(drawn(1))].sort(), [1, 2, 3, 4, 5, 6])
})

test('a shuffled list holds what it held', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const shuffled = new Random(3).shuffle(list)
  assert.notDeepEqual(shuffled, list)
  assert.deepEqual(shuffled.sort(), list)
})

test('a key has the form of a UUID, and is not made twice', () => {
  const random = new Random(5)
  const keys = Array.from({ length: 1000 }, () => random.uuid())
  for (const key of keys) assert.match(key, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  assert.equal(new Set(keys).size, keys.length)
})
