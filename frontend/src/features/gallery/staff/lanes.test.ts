import { expect, test } from 'vitest'
import { lanes } from './lanes'

test('at most two tasks run at a time, and the others follow in their order', async () => {
  const run = lanes(2)
  const started: number[] = []
  const end: (() => void)[] = []
  const tasks = [0, 1, 2, 3].map((number) =>
    run(() => {
      started.push(number)
      return new Promise<void>((resolve) => (end[number] = resolve))
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  end[1]?.()
  await tasks[1]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  end[0]?.()
  end[2]?.()
  await tasks[2]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2, 3])
  end[3]?.()
  await Promise.all(tasks)
})

test('a task that fails makes room for the next', async () => {
  const run = lanes(1)
  const failed = run(() => Promise.reject(new Error('no')))
  const next = run(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})
