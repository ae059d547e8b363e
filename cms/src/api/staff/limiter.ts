/** So much waits already that nothing else may. */
export class TooManyWaiting extends Error {}

interface Limits {
  /** How many pieces of work run at the same time. */
  running: number
  /** How many more may wait for their turn. */
  waiting: number
}

/**
 * A semaphore with a queue that ends, first come first served: the answer rejects with {@link TooManyWaiting} where nothing
 * else may wait.
 */
export function limiter({
  running,
  waiting,
}: Limits): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let free = running
  return async (work) => {
    if (free > 0) free -= 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new TooManyWaiting('Too much is waiting already. Try again in a moment.')
    try {
      return await work()
    } finally {
      // The place is handed to the next in line, so that nobody who comes meanwhile slips in before.
      const next = queue.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
