import { expect, test } from 'vitest'
import { gathered } from './gather'

test('what one answer needs is asked for once, each request for itself', async () => {
  const asked: number[][] = []
  const double = gathered(async (keys: readonly number[]) => {
    asked.push([...keys])
    return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, key * 2])))
  })
  const [one, other] = [{}, {}]
  const answers = await Promise.all([
    double(one, 1),
    double(one, 2),
    double(one, 1),
    double(other, 3),
    double(one, 0),
  ])
  expect(answers).toEqual([2, 4, 2, 6, undefined])
  expect(asked).toEqual([[1, 2, 0], [3]])
  expect(await double(one, 5)).toBe(10)
})

test('what fails fails for everybody who asked', async () => {
  const broken = gathered(() => Promise.reject(new Error('no database')))
  const context = {}
  const asked = [broken(context, 1), broken(context, 2)]
  for (const answer of asked) await expect(answer).rejects.toThrow('no database')
})

test('no load is for more keys than a database takes in one statement', async () => {
  const sizes: number[] = []
  const load = gathered(async (keys: readonly number[]) => {
    sizes.push(keys.length)
    return Promise.resolve(new Map(keys.map((key) => [key, key])))
  })
  const context = {}
  const wanted = Array.from({ length: 5001 }, (_, key) => key)
  expect(await Promise.all(wanted.map((key) => load(context, key)))).toEqual(wanted)
  expect(sizes).toEqual([5000, 1])
})
