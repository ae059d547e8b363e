import { setTimeout as rest } from 'node:timers/promises'
import * as v from 'valibot'
import { getJson } from './get-json'

const answerSchema = v.object({ version: v.number() })

/** Seconds for which the CMS may keep a question open. */
const wait = 25
/** Milliseconds for an answer beyond that. */
const patience = 5000
/** Milliseconds before the next try after a failure: the first, and the longest after doubling. */
const pauses = { first: 250, longest: 5000 }

/**
 * The number of the CMS's last change. One question to the CMS is always open, which it answers at the next change
 * (a long poll); an answer that is lost costs nothing, since the next one carries the number too.
 */
export class ContentVersion {
  private known: number | undefined
  private heard = -Infinity
  private questions = 0
  private newestAnswer = 0
  private readonly ended = new AbortController()

  /** @param changed told each new number, the first one too */
  constructor(
    private readonly cmsUrl: string,
    private readonly changed: () => void,
    private readonly log: (message: string, error?: unknown) => void,
  ) {}

  /** Undefined until the CMS has answered once. */
  get number(): number | undefined {
    return this.known
  }

  /** When the CMS last told the number, by `performance.now()`. */
  get heardAt(): number {
    return this.heard
  }

  /** Asks for ever. */
  async follow(): Promise<void> {
    let pause = 0
    while (!this.isStopped()) {
      try {
        await this.ask(this.known ?? 0, this.known === undefined ? 0 : wait)
        if (pause > 0) this.log('The CMS answers again.')
        pause = 0
      } catch (error) {
        if (this.isStopped()) return
        if (pause === 0)
          this.log('The CMS does not tell whether something has changed. Is it running?', error)
        pause = Math.min(pause * 2 || pauses.first, pauses.longest)
        await rest(pause, undefined, { ref: false })
      }
    }
  }

  /** Asks at once, for somebody who has just changed something. Without an answer the long poll will tell. */
  async refresh(): Promise<void> {
    await this.ask(0, 0).catch((error: unknown) => {
      this.log('The CMS did not tell its content version after a change.', error)
    })
  }

  private isStopped(): boolean {
    return this.ended.signal.aborted
  }

  stop(): void {
    this.ended.abort()
  }

  private async ask(after: number, seconds: number): Promise<void> {
    const question = ++this.questions
    const answer = await getJson(
      `${this.cmsUrl}/api/content-version?after=${String(after)}&wait=${String(seconds)}`,
      AbortSignal.any([this.ended.signal, AbortSignal.timeout(seconds * 1000 + patience)]),
    )
    const { version } = v.parse(answerSchema, answer)
    this.heard = performance.now()
    // An answer to an earlier question may come later and be older. A number that really fell is a database that was
    // put back.
    if (this.known !== undefined && version < this.known && question < this.newestAnswer) return
    this.newestAnswer = Math.max(this.newestAnswer, question)
    if (version === this.known) return
    this.known = version
    this.changed()
  }
}
