import { setTimeout as rest } from 'node:timers/promises'
import * as v from 'valibot'
import type { Content } from './content'
import { getJson } from './get-json'

const answerSchema = v.object({ version: v.number(), kinds: v.record(v.string(), v.number()) })

/** Seconds for which the CMS may keep a question open. */
const wait = 25
/** Milliseconds for an answer beyond that. */
const patience = 5000
/** Milliseconds before the next try after a failure: the first, and the longest after doubling. */
const pauses = { first: 250, longest: 5000 }

/**
 * What the CMS tells of its changes, first of all the number of the last one. One question to the CMS is always open,
 * which it answers at the next change (a long poll); an answer that is lost costs nothing, since the next one carries
 * the number too.
 */
export class ContentVersion {
  private newest: Content | undefined
  private shown: Content | undefined
  private heard = -Infinity
  private questions = 0
  private newestAnswer = 0
  private settling = Promise.resolve()
  private readonly ended = new AbortController()

  /** @param changed told of each new number, the first one too; resolves when visitors see the change */
  constructor(
    private readonly cmsUrl: string,
    private readonly changed: (content: Content) => Promise<void>,
    private readonly log: (message: string, error?: unknown) => void,
  ) {}

  /** Undefined until the CMS has answered once. */
  get known(): Content | undefined {
    return this.newest
  }

  /** What every visitor sees at the least; see `settle`. */
  get settled(): Content | undefined {
    return this.shown
  }

  /** Says that from now on nobody shall be shown anything older. */
  settle(content: Content): void {
    if (this.shown === undefined || this.shown.version < content.version) this.shown = content
  }

  /** When the CMS last told the number, by `performance.now()`. */
  get heardAt(): number {
    return this.heard
  }

  /** Asks for ever. Whoever saved in Strapi's admin waits until the next change is asked for. */
  async follow(): Promise<void> {
    let pause = 0
    while (!this.isStopped()) {
      try {
        await this.ask(this.newest?.version ?? 0, this.newest === undefined ? 0 : wait)
        await this.settling
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

  /**
   * Asks at once, for somebody who has just changed something, and resolves when visitors see it. Without an answer the
   * long poll will tell.
   */
  async refresh(): Promise<void> {
    await this.ask(0, 0).catch((error: unknown) => {
      this.log('The CMS did not tell its content version after a change.', error)
    })
    await this.settling
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
    const content = v.parse(answerSchema, answer)
    this.heard = performance.now()
    // An answer to an earlier question may come later and be older. A number that really fell is a database that was
    // put back.
    const fell = this.newest !== undefined && content.version < this.newest.version
    if (fell && question < this.newestAnswer) return
    this.newestAnswer = Math.max(this.newestAnswer, question)
    if (content.version === this.newest?.version) return
    if (fell) this.shown = undefined
    this.newest = content
    this.settling = this.changed(content)
  }
}
