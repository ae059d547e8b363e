/** So many wait already that nobody else may. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/** Lets a few work at once; the others wait in the order in which they came. */
export class Turns {
  private readonly waiting: (() => void)[] = []
  private working = 0

  /**
   * @param places how many may work at once
   * @param seats how many may wait
   */
  constructor(
    private readonly places: number,
    private readonly seats: number,
  ) {}

  /** @throws TooManyWaiting */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.working >= this.places) {
      if (this.waiting.length >= this.seats)
        throw new TooManyWaiting('Too many addresses are asked for at once.')
      // Who ends hands its place on.
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else this.working += 1
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.working -= 1
    }
  }
}
