import { setTimeout as rest } from 'node:timers/promises'

/** The longest wait for a CMS that is being started, in milliseconds. */
const patience = 60_000

/** Whoever started this process, and the CMS beside it (`scripts/processes/sleep.ts`). */
interface Supervisor {
  on: (event: 'message', listener: (message: unknown) => void) => unknown
  send: (message: object) => unknown
}

/** The CMS's sleep (CMS_SLEEP), of which `npm start` tells. While it lasts nothing can change. */
export class Sleep {
  private fell = new AbortController()
  private sleep: { over: Promise<void>; end: () => void } | undefined

  constructor(private readonly supervisor: Supervisor) {
    supervisor.on('message', (message) => {
      if (message === 'asleep') this.begin()
      else if (message === 'awake') this.end()
    })
  }

  get isOn(): boolean {
    return this.sleep !== undefined
  }

  /** Aborted when it begins: questions that stay open would keep the CMS awake. */
  get begun(): AbortSignal {
    return this.fell.signal
  }

  /** Settles when there is none, whoever has ended it. */
  over = async (): Promise<void> => this.sleep?.over

  /** Ends it for somebody who needs the CMS. Settles when that answers, or should have. */
  async wake(): Promise<void> {
    if (!this.sleep) return
    this.supervisor.send({ type: 'wake' })
    await Promise.race([this.sleep.over, rest(patience, undefined, { ref: false })])
  }

  private begin(): void {
    if (!this.sleep) {
      let end: () => void = () => undefined
      const over = new Promise<void>((resolve) => {
        end = resolve
      })
      this.sleep = { over, end }
      this.fell.abort()
      this.fell = new AbortController()
    }
    this.supervisor.send({ type: 'quiet' })
  }

  private end(): void {
    this.sleep?.end()
    this.sleep = undefined
  }
}
