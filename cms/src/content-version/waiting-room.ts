import type { ContentVersion } from './last-changes'

interface Waiter {
  after: number
  answer: (content: ContentVersion | undefined) => void
  fail: (reason: unknown) => void
}

/**
 * Where requests wait for a version newer than the one they know. However many wait, it is read once for all of
 * them.
 */
export class WaitingRoom {
  private readonly waiting = new Set<Waiter>()
  private looking: Promise<void> | undefined
  private lookAgain = false
  private closed = false
  private readonly seatTaken = new EventTarget()

  /**
   * @param read the present version
   * @param seats how many may wait at once
   */
  constructor(
    private readonly read: () => Promise<ContentVersion>,
    private readonly seats: number,
  ) {}

  /** How many wait. */
  get size(): number {
    return this.waiting.size
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0
  }

  /** Reads the version because it may be a new one, and answers those who wait for it. */
  look(): Promise<void> {
    // News that come during a reading may be too new for it.
    this.lookAgain = true
    this.looking ??= this.lookUntilQuiet().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  private async lookUntilQuiet(): Promise<void> {
    while (this.lookAgain) {
      this.lookAgain = false
      try {
        const content = await this.read()
        for (const waiter of [...this.waiting]) if (content.version > waiter.after) waiter.answer(content)
      } catch (error) {
        for (const waiter of [...this.waiting]) waiter.fail(error)
      }
    }
  }

  /**
   * Answers the version as soon as it is newer than `after`, and else whatever it is after `wait` ms.
   * @param gone aborted when nobody wants the answer any more
   * @returns `undefined` when all seats are taken, or when the room is closed
   */
  async newerThan(after: number, wait: number, gone: AbortSignal): Promise<ContentVersion | undefined> {
    const present = await this.read()
    if (present.version > after || wait === 0) return present
    if (this.closed || this.waiting.size >= this.seats || gone.aborted) return undefined
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(patience)
        gone.removeEventListener('abort', left)
        this.waiting.delete(waiter)
      }
      const waiter: Waiter = {
        after,
        answer: (content) => {
          leave()
          resolve(content)
        },
        fail: (reason) => {
          leave()
          reject(reason instanceof Error ? reason : new Error(String(reason)))
        },
      }
      const left = () => {
        waiter.answer(undefined)
      }
      const patience = setTimeout(() => {
        this.read().then(waiter.answer, waiter.fail)
      }, wait)
      gone.addEventListener('abort', left)
      this.waiting.add(waiter)
      this.seatTaken.dispatchEvent(new Event('taken'))
      // It may have changed between the reading above and taking the seat.
      void this.look()
    })
  }

  /**
   * Resolves when so many wait for what comes after the present version, or after `patience` ms. A front end asks
   * for the next change when its visitors see the last one.
   */
  async backAgain(count: number, patience: number): Promise<void> {
    const { version } = await this.read()
    const areBack = () => [...this.waiting].filter(({ after }) => after >= version).length >= count
    if (areBack()) return
    await new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(over)
        this.seatTaken.removeEventListener('taken', look)
        resolve()
      }
      const look = () => {
        if (areBack()) leave()
      }
      const over = setTimeout(leave, patience)
      this.seatTaken.addEventListener('taken', look)
    })
  }

  /** Sends everybody away, and lets nobody wait from now on. */
  close(): void {
    this.closed = true
    for (const waiter of [...this.waiting]) waiter.answer(undefined)
  }
}
