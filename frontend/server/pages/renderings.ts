import type { Content } from '../cms/content'
import type { Address } from './address'
import type { Compressed } from './compressed'
import { limiter, TooManyWaiting } from './limiter'

export interface RenderingsOptions {
  make: (address: Address) => Promise<Compressed>
  /** What the CMS has told of by now. */
  content: { readonly known: Content | undefined; readonly lostAt: number | undefined }
  /** Whether there is an older answer for an address. */
  isKept: (address: Address) => boolean
  /**
   * Told what was made, unless it is older than what was told before; an answer of 500 and more has failed.
   *
   * @param version the last change that was known when the rendering began
   */
  made: (address: Address, answer: Compressed, version: number | undefined) => void
  failed: (address: Address) => void
  now: () => number
}

/** What a rendering is about to show. */
interface Plan {
  /** It may show newer content, never older. */
  version: number | undefined
  lostAt: number | undefined
  begun: boolean
}

/** A rendering that is under way. */
export interface Rendering {
  plan: Plan
  startedAt: number
  done: Promise<Compressed>
}

/** Those of one address. */
interface OfAddress {
  latest: Rendering | undefined
  count: number
  /** Which of those that have ended began last; 0 for none. What began before it shows nothing newer. */
  ended: number
}

/**
 * The renderings that are under way: one per address however many ask, and another for each change that came after it
 * began.
 */
export class Renderings {
  private readonly underWay = new Map<string, OfAddress>()
  /** Addresses that nothing is kept for may wait: anybody can make up as many as they like. */
  private readonly limiters = {
    kept: limiter({ running: 8, waiting: Infinity }),
    unkept: limiter({ running: 4, waiting: 100 }),
  }
  private order = 0

  constructor(private readonly options: RenderingsOptions) {}

  /** The rendering that shows all that is known: the one that is under way, or another. */
  renew(address: Address): Rendering {
    const { known, lostAt } = this.options.content
    const now = { version: known?.version, lostAt }
    const own = this.underWay.get(address.text) ?? { latest: undefined, count: 0, ended: 0 }
    const { latest } = own
    if (latest && latest.plan.version === now.version && latest.plan.lostAt === lostAt) return latest
    if (latest && !latest.plan.begun) {
      Object.assign(latest.plan, now)
      return latest
    }
    // Changes faster than renderings: of one address two are under way, and one waits that will show the last change.
    const before = own.count >= 2 ? latest?.done.catch(ignoreTold) : undefined
    const plan = { ...now, begun: false }
    const rendering = {
      plan,
      startedAt: this.options.now(),
      done: this.render(address, own, plan, before),
    }
    own.latest = rendering
    own.count += 1
    this.underWay.set(address.text, own)
    // Whoever waits is told; a renewal that nobody waits for has been logged where it failed.
    rendering.done.catch(ignoreTold)
    return rendering
  }

  private async render(
    address: Address,
    own: OfAddress,
    plan: Plan,
    before: Promise<unknown> | undefined,
  ): Promise<Compressed> {
    const { make, isKept, made, failed } = this.options
    const order = ++this.order
    try {
      await before
      const limit = isKept(address) ? this.limiters.kept : this.limiters.unkept
      const answer = await limit(() => {
        plan.begun = true
        return make(address)
      })
      if (answer.status >= 500) failed(address)
      else if (order > own.ended) {
        own.ended = order
        made(address, answer, plan.version)
      }
      return answer
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) failed(address)
      throw error
    } finally {
      own.count -= 1
      if (own.count === 0) this.underWay.delete(address.text)
    }
  }
}

/** For a failure that whoever waits for it is told of. */
export const ignoreTold = (): undefined => undefined
