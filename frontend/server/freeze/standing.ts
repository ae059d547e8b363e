import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'

/** Milliseconds: without a change before it begins, and after a failure. */
const pauses = { quiet: 2000, afterFailure: 60_000 }

/**
 * Freezes the site after each change, one time after the other, as long as this process runs. A change that comes while it
 * freezes is in the next time.
 */
export class StandingFreeze {
  private wanted = false
  private running: Promise<void> | undefined

  /** @param run freezes once; says whether it went well */
  constructor(
    private readonly run: () => Promise<boolean>,
    private readonly waits = pauses,
  ) {}

  contentChanged(): void {
    this.wanted = true
    this.running ??= this.freezeAll().finally(() => {
      this.running = undefined
    })
  }

  private async freezeAll(): Promise<void> {
    while (this.wanted) {
      // Several changes in a row are one.
      while (this.wanted) {
        this.wanted = false
        await rest(this.waits.quiet, undefined, { ref: false })
      }
      if (await this.run()) continue
      this.wanted = true
      await rest(this.waits.afterFailure, undefined, { ref: false })
    }
  }
}

/**
 * Runs the program that freezes once, which says itself what it did.
 * @param program its file
 * @returns false also where the machine has no room for one more process
 */
export async function freezeInProcess(
  program: string,
  log: (message: string, error: unknown) => void,
): Promise<boolean> {
  try {
    const [code] = (await once(fork(program), 'exit')) as [number | null]
    return code === 0
  } catch (error) {
    log('The program that freezes the site could not be started.', error)
    return false
  }
}
