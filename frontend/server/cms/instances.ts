import { setTimeout as rest } from 'node:timers/promises'
import { wasNotReached } from './request'
import type { Sleep } from './sleep'

/** Milliseconds for which an instance that has failed is asked only when the others fail too. */
const avoided = 10_000
/** Milliseconds between two tries while none takes a connection. */
const pause = 250

interface Manner {
  /** Whether another instance may be asked after a failure; without it after each. */
  mayAskAgain?: ((error: unknown) => boolean) | undefined
  /** Milliseconds for which it is tried again while no instance takes a connection. */
  waits?: number
}

/**
 * The instances of the CMS, all on one database: what one does not answer is asked of the next. A single one that takes
 * no connection is about to be started again, so who cannot do without it waits a little (`waits`).
 */
export class CmsInstances {
  private readonly failedAt = new Map<string, number>()

  /**
   * @param urls where they answer, without a slash at the end; the first is asked as long as it is well
   * @param sleep of the only one, where it may sleep
   */
  constructor(
    readonly urls: readonly string[],
    readonly sleep?: Sleep | undefined,
  ) {}

  /**
   * @param attempt asks one instance, and throws when that gives no answer
   * @throws what the last attempt threw
   */
  async ask<T>(attempt: (url: string) => Promise<T>, { mayAskAgain, waits = 0 }: Manner = {}): Promise<T> {
    await this.sleep?.wake()
    const until = performance.now() + waits
    for (;;) {
      let failure: unknown
      let isReached = false
      for (const url of this.inOrder()) {
        try {
          const answer = await attempt(url)
          this.failedAt.delete(url)
          return answer
        } catch (error) {
          this.failedAt.set(url, performance.now())
          if (mayAskAgain?.(error) === false) throw error
          isReached ||= !wasNotReached(error)
          failure = error
        }
      }
      if (isReached || performance.now() + pause > until) throw failure
      await rest(pause)
    }
  }

  /**
   * What each instance may take of a time for all of them. Otherwise one that hangs would leave none for the next.
   *
   * @param milliseconds for all of them
   */
  shareOf(milliseconds: number): number {
    return milliseconds / this.urls.length
  }

  /** Those that have failed lately come last, the one whose failure is the oldest before the others. */
  private inOrder(): string[] {
    const now = performance.now()
    const failure = (url: string) => {
      const at = this.failedAt.get(url) ?? 0
      return now - at < avoided ? at : 0
    }
    return [...this.urls].sort((one, other) => failure(one) - failure(other))
  }
}
