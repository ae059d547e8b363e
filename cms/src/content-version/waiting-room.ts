import type { ContentVersion } from './last-changes'

/** One who asks for changes. */
interface Reader {
  name: string
  /** Aborted when nobody wants the answer any more. */
  gone: AbortSignal
}

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
  /** By the name of each reader the version that it showed when it last asked; who went away while waiting has left. */
  private readonly shown = new Map<string, number>()
  private looking: Promise<void> | undefined
  private lookAgain = false
  private closed = false
  private readonly readerAsked = new EventTarget()

  /**
   * @param read the present version
   * @param seats how many may wait at once
   */
  constructor(
    private readonly read: () => Promise<ContentVersion>,
    private readonly seats: number,
  ) {}

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
   * @returns `undefined` when all seats are taken, or when the room is closed
   */
  async newerThan(after: number, wait: number, { name, gone }: Reader): Promise<ContentVersion | undefined> {
    // Every reader has a seat most of the time: more names than seats are made up.
    if (wait > 0 && (this.shown.has(name) || this.shown.size < this.seats)) {
      this.shown.set(name, after)
      this.readerAsked.dispatchEvent(new Event('asked'))
    }
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
        this.shown.delete(name)
        waiter.answer(undefined)
      }
      const patience = setTimeout(() => {
        this.read().then(waiter.answer, waiter.fail)
      }, wait)
      gone.addEventListener('abort', left)
      this.waiting.add(waiter)
      // It may have changed between the reading above and taking the seat.
      void this.look()
    })
  }

  /**
   * Resolves when every reader shows the present version, or after `patience` ms: a reader asks for the next change when
   * it shows the last one. Who did not come in time is waited for no more until it asks again.
   */
  async allShowIt(patience: number): Promise<void> {
    if (this.shown.size === 0) return
    const { version } = await this.read()
    const late = () => [...this.shown].filter(([, shown]) => shown < version)
    if (late().length === 0) return
    await new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(over)
        this.readerAsked.removeEventListener('asked', look)
        resolve()
      }
      const look = () => {
        if (late().length === 0) leave()
      }
      const over = setTimeout(() => {
        for (const [name] of late()) this.shown.delete(name)
        leave()
      }, patience)
      this.readerAsked.addEventListener('asked', look)
    })
  }

  /** Sends everybody away, and lets nobody wait from now on. */
  close(): void {
    this.closed = true
    for (const waiter of [...this.waiting]) waiter.answer(undefined)
  }
}
