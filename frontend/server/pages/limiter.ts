import pLimit from 'p-limit'

/** So many wait already that nobody else may. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

interface Limits {
  /** How many pieces of work run at once. */
  running: number
  /** How many more may wait, in the order in which they came. */
  waiting: number
}

/** A semaphore with a queue that ends: the answer rejects with {@link TooManyWaiting} where nobody else may wait. */
export function limiter({ running, waiting }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(running)
  return (work) =>
    limit.activeCount + limit.pendingCount < running + waiting
      ? limit(work)
      : Promise.reject(new TooManyWaiting('Too many addresses are asked for at once.'))
}
