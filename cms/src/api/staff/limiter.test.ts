import { expect, test } from 'vitest'
import { limiter, TooManyWaiting } from './limiter'

/** Work that goes on until it is told to end. */
function work() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, ended }
}

test('no more than the limit runs at the same time, first come first served', async () => {
  const limit = limiter({ running: 2, waiting: 10 })
  const jobs = Array.from({ length: 5 }, work)
  const begun: number[] = []
  const all = jobs.map(({ ended }, number) =>
    limit(async () => {
      begun.push(number)
      await ended
      return number
    }),
  )
  expect(begun).toEqual([0, 1])
  jobs[1]?.end()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  jobs.forEach(({ end }) => {
    end()
  })
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
})

test('who finds the queue full is told at once', async () => {
  const limit = limiter({ running: 1, waiting: 1 })
  const { end, ended } = work()
  const first = limit(() => ended)
  const second = limit(() => ended)
  await expect(limit(() => ended)).rejects.toThrow(TooManyWaiting)
  end()
  await Promise.all([first, second])
})

test('work that fails gives its place back', async () => {
  const limit = limiter({ running: 1, waiting: 0 })
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limit(() => Promise.resolve('next'))).toBe('next')
})
