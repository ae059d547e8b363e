import { expect, test } from 'vitest'
import { limiter, TooManyWaiting } from './limiter'

/** Lets everything happen that needs no more than what is there. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('only so many work at once, the next ones in their order', async () => {
  const limit = limiter({ running: 2, waiting: 10 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const all = [1, 2, 3, 4].map((name) =>
    limit(() => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  await settled()
  expect(begun).toEqual([1, 2])
  for (let index = 0; index < 4; index += 1) {
    ends[index]?.()
    await all[index]
    await settled()
  }
  expect(begun).toEqual([1, 2, 3, 4])
})

test('when nobody else may wait the next one is turned away', async () => {
  const limit = limiter({ running: 1, waiting: 1 })
  let end: () => void = () => undefined
  const first = limit(() => new Promise<void>((resolve) => (end = resolve)))
  const second = limit(() => Promise.resolve('second'))
  await expect(limit(() => Promise.resolve())).rejects.toThrow(TooManyWaiting)
  end()
  await first
  expect(await second).toBe('second')
  await limit(() => Promise.resolve())
})

test('work that fails gives its place free', async () => {
  const limit = limiter({ running: 1, waiting: 0 })
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(() => Promise.resolve('yes'))).toBe('yes')
})
