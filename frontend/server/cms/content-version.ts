import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as rest } from 'node:timers/promises'
import * as v from 'valibot'
import type { CmsInstances } from './instances'
import type { Content } from './content'
import { getJson } from './get-json'

const contentSchema = v.object({ version: v.number(), kinds: v.record(v.string(), v.number()) })
const headerSchema = v.pipe(v.string(), v.parseJson(), contentSchema)

/** What the CMS tells of the content with its answer to a save. */
export function contentToldIn(headers: IncomingHttpHeaders): Content | undefined {
  const told = v.safeParse(headerSchema, headers['x-content-version'])
  return told.success ? told.output : undefined
}

/** Seconds for which the CMS may keep a question open. */
const wait = 25
/** Milliseconds for an answer beyond that. */
const patience = 5000
/** Milliseconds in which the first answer comes when there is one. */
const openingPatience = 1000
/** Milliseconds before the next try after a failure: the first, and the longest after doubling. */
const pauses = { first: 250, longest: 5000 }

/**
 * What the CMS tells of its changes, first of all the number of the last one. One question to each of its instances is
 * always open, which it answers at the next change (a long poll); an answer that is lost costs nothing, since the next one
 * carries the number too.
 */
export class ContentVersion {
  private newest: Content | undefined
  private shown: Content | undefined
  private heard = -Infinity
  private returned = -Infinity
  private lost: number | undefined
  private beginning: Promise<unknown> | undefined
  private settling = Promise.resolve()
  private readonly ended = new AbortController()
  /** By which the CMS knows this process among those who ask. */
  private readonly name = randomUUID()

  /** @param changed told of each new number, the first one too; resolves when visitors see the change */
  constructor(
    private readonly cms: CmsInstances,
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

  /** Since when nobody knows what has been changed, by `performance.now()`; undefined when it is known. */
  get lostAt(): number | undefined {
    return this.lost
  }

  /** The first question after the start, as long as its answer may come at any moment. */
  get opening(): Promise<unknown> | undefined {
    return this.beginning
  }

  /** Says that from now on nobody shall be shown anything older. */
  settle(content: Content): void {
    if (this.shown === undefined || this.shown.version < content.version) this.shown = content
  }

  /** When the CMS last told the number, by `performance.now()`; now, while it sleeps: then there is no other. */
  get heardAt(): number {
    return this.cms.sleep?.isOn === true ? performance.now() : this.heard
  }

  /** When an instance of the CMS last began to answer, by `performance.now()`. */
  get returnedAt(): number {
    return this.returned
  }

  /** Asks every instance for ever. Whoever saved in Strapi's admin waits until the next change is asked for. */
  async follow(): Promise<void> {
    const over = rest(openingPatience, undefined, { ref: false })
    const first = this.askAny().catch(() => {
      // The long polls tell.
    })
    this.beginning = Promise.race([first, over]).finally(() => {
      this.beginning = undefined
    })
    await first
    await this.settling
    await Promise.all(this.cms.urls.map((url) => this.followAt(url)))
  }

  private async followAt(url: string): Promise<void> {
    const { sleep } = this.cms
    let pause = 0
    while (!this.isStopped()) {
      if (sleep?.isOn === true) {
        await sleep.over()
        this.heard = performance.now()
      }
      try {
        await this.ask(url, this.newest === undefined ? 0 : wait)
        await this.settling
        if (pause > 0) {
          this.returned = performance.now()
          this.log(`The CMS at ${url} answers again.`)
        }
        pause = 0
      } catch (error) {
        if (this.isStopped()) return
        if (sleep?.isOn === true) continue
        if (pause === 0)
          this.log(`The CMS at ${url} does not tell whether something has changed. Is it running?`, error)
        pause = Math.min(pause * 2 || pauses.first, pauses.longest)
        await rest(pause, undefined, { ref: false })
      }
    }
  }

  /**
   * For somebody who has just changed something: resolves when visitors see it. When nobody tells what has been changed,
   * everything counts as outdated until the CMS does.
   *
   * @param told what the CMS has told with its answer; without it, it is asked
   */
  async refresh(told: Content | undefined): Promise<void> {
    if (told) this.take(told, undefined)
    else {
      await this.askAny().catch((error: unknown) => {
        if (this.lost === undefined) void this.findOut()
        this.lost = performance.now()
        this.log('The CMS did not tell its content version after a change: everything is made anew.', error)
      })
    }
    await this.settling
  }

  private async findOut(): Promise<void> {
    let pause = pauses.first
    do {
      await rest(pause, undefined, { ref: false })
      pause = Math.min(pause * 2, pauses.longest)
      await this.askAny().catch(() => {
        // Told when it began; it goes on until there is an answer.
      })
    } while (this.lost !== undefined && !this.isStopped())
  }

  private isStopped(): boolean {
    return this.ended.signal.aborted
  }

  stop(): void {
    this.ended.abort()
  }

  private askAny(): Promise<void> {
    return this.cms.ask((url) => this.ask(url, 0))
  }

  private async ask(url: string, seconds: number): Promise<void> {
    const before = this.newest
    const askedAt = performance.now()
    const search = new URLSearchParams({
      reader: this.name,
      after: String(seconds === 0 ? 0 : (before?.version ?? 0)),
      wait: String(seconds),
    })
    const ends = [this.ended.signal, AbortSignal.timeout(seconds * 1000 + patience)]
    if (seconds > 0 && this.cms.sleep) ends.push(this.cms.sleep.begun)
    const answer = await getJson(`${url}/api/content-version?${search.toString()}`, AbortSignal.any(ends))
    const content = v.parse(contentSchema, answer)
    this.heard = performance.now()
    if (this.lost !== undefined && askedAt >= this.lost) this.lost = undefined
    this.take(content, before)
  }

  /**
   * Takes what was told for the newest, unless something newer is known: an answer to an earlier question may come later.
   *
   * @param before what was known when the question was asked: a number below it is that of a database that was put back
   */
  private take(content: Content, before: Content | undefined): void {
    const fell = before !== undefined && content.version < before.version
    if (this.newest !== undefined && !fell && content.version <= this.newest.version) return
    if (content.version === this.newest?.version) return
    if (fell) this.shown = undefined
    this.newest = content
    this.settling = this.changed(content)
  }
}
