import { setTimeout as rest } from 'node:timers/promises'
import { everything, type Content } from '../cms/content'
import { answerTo, requestOfCms } from '../cms/request'
import type { Compressed } from '../pages/compressed'
import { conventions, type Convention, type ConventionName } from './conventions'

export interface SharedCacheSettings {
  convention: ConventionName
  /** For which it may keep an answer. */
  seconds: number
  /** Where it is asked to throw something away; undefined when it is not. */
  purge: { url: string; token: string | undefined } | undefined
}

/** Seconds for which an answer that is over may be sent once more while a new one is fetched. */
const stale = 60

const waits = {
  /** Milliseconds for which an editor waits for a purge. */
  patience: 2000,
  /** For one answer of the cache. */
  answer: 5000,
  /** Before the next try after a failure: the first, and the longest after doubling. */
  first: 1000,
  longest: 60_000,
  /** After which a purge is repeated: an answer that left before the change may have arrived after the first. */
  underWay: 2000,
}

/** Of all answers, and of those that may be made of anything. */
const keys = { all: 'content', any: 'content-any' }
const keyOf = (kind: string) => (kind === everything ? keys.any : `content-${kind}`)

/**
 * A cache that many visitors share (Varnish, a CDN). It is told how long it may keep an answer, and after each change which
 * answers it has to throw away: those that show a kind of content that was changed.
 */
export class SharedCache {
  private readonly pending = new Set<string>()
  private known: Content | undefined
  private purging: Promise<void> | undefined

  constructor(
    private readonly settings: SharedCacheSettings,
    private readonly log: (message: string, error?: unknown) => void,
    private readonly limits = waits,
  ) {}

  /** What an answer says to it that shows all changes. What is missing may come into being by any change. */
  headersOf({ status, kinds, headers }: Compressed): Record<string, string> {
    if (status >= 400 || 'cache-control' in headers) return {}
    const lifetime = { fresh: this.settings.seconds, stale }
    return conventions[this.settings.convention].headers(lifetime, [keys.all, ...kinds.map(keyOf)])
  }

  /**
   * To be called when visitors are shown a change, and once at the start, which may be that of another build. Resolves when
   * what is older was thrown away, or when that takes too long; it is tried until it is done.
   */
  async contentChanged(content: Content): Promise<void> {
    const { purge } = this.settings
    for (const key of changedKeys(this.known, content)) this.pending.add(key)
    this.known = content
    if (!purge) return
    this.purging ??= this.purgeAll(purge).finally(() => {
      this.purging = undefined
    })
    const over = new AbortController()
    const wait = rest(this.limits.patience, undefined, { signal: over.signal, ref: false }).catch(() => {
      // Nobody waits any more.
    })
    await Promise.race([this.purging, wait])
    over.abort()
  }

  private async purgeAll(place: { url: string; token: string | undefined }): Promise<void> {
    let pause = 0
    while (this.pending.size > 0) {
      const asked = [...this.pending]
      this.pending.clear()
      try {
        await this.ask(place, asked)
        if (pause > 0) this.log('The shared cache is purged again.')
        pause = 0
        void rest(this.limits.underWay, undefined, { ref: false })
          .then(() => this.ask(place, asked))
          .catch((error: unknown) => {
            this.log('The shared cache could not be purged a second time.', error)
          })
      } catch (error) {
        for (const key of asked) this.pending.add(key)
        this.log(
          'The shared cache could not be purged: visitors may see older pages. Check PURGE_URL.',
          error,
        )
        pause = Math.min(pause * 2 || this.limits.first, this.limits.longest)
        await rest(pause, undefined, { ref: false })
      }
    }
  }

  private async ask({ url, token }: { url: string; token: string | undefined }, asked: string[]) {
    const convention: Convention = conventions[this.settings.convention]
    const { body, ...request } = convention.purge(asked, token)
    const signal = AbortSignal.timeout(this.limits.answer)
    const answer = await answerTo(requestOfCms(url, { ...request, signal, agent: false }).end(body))
    answer.resume()
    const { statusCode = 502 } = answer
    if (statusCode >= 300) throw new Error(`${new URL(url).host} answered ${String(statusCode)}.`)
  }
}

/** The keys of what shows something older. A number that fell is that of a database that was put back. */
function changedKeys(before: Content | undefined, { version, kinds }: Content): string[] {
  if (!before || version < before.version || (kinds[everything] ?? 0) > before.version) return [keys.all]
  const changed = Object.keys(kinds).filter((kind) => (kinds[kind] ?? 0) > before.version)
  return [...changed.map(keyOf), keys.any]
}
