import { expect, test } from 'vitest'
import { TooManyWaiting, Turns } from './turns'

test('only so many work at once, the next ones in their order', async () => {
  const turns = new Turns(2, 10)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const all = [1, 2, 3, 4].map((name) =>
    turns.take(() => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  expect(begun).toEqual([1, 2])
  for (let index = 0; index < 4; index += 1) {
    ends[index]?.()
    await all[index]
  }
  expect(begun).toEqual([1, 2, 3, 4])
})

test('when all seats are taken the next one is turned away', async () => {
  const turns = new Turns(1, 0)
  let end: () => void = () => undefined
  const first = turns.take(() => new Promise<void>((resolve) => (end = resolve)))
  await expect(turns.take(() => Promise.resolve())).rejects.toThrow(TooManyWaiting)
  end()
  await first
  await turns.take(() => Promise.resolve())
})

test('work that fails gives its place free', async () => {
  const turns = new Turns(1, 1)
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(() => Promise.resolve('yes'))).toBe('yes')
})
