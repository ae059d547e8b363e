import { LRUCache } from 'lru-cache'
import { setTimeout as rest } from 'node:timers/promises'
import { showsAll, type Content } from '../cms/content'
import type { Compressed } from './compressed'
import { notFound, type Address } from './address'
import { PageCache } from './page-cache'
import { ignoreTold, Renderings } from './renderings'

/** A rendering, and the content version it shows. */
export interface Kept {
  answer: Compressed
  /** The version that was known when the rendering began; undefined when none was. */
  version: number | undefined
}

/** Where pages outlive the process. */
export interface PageStore {
  read: (address: Address) => Promise<Kept | undefined>
  write: (address: Address, kept: Kept) => void
  remove: (address: Address) => void
  /** @throws when nothing can be written at the moment */
  check: () => Promise<void>
}

/** For a process that leaves nothing behind. */
export const noStore: PageStore = {
  read: () => Promise.resolve(undefined),
  write: () => undefined,
  remove: () => undefined,
  check: () => Promise.resolve(),
}

export interface KeptPagesOptions {
  /** Makes the answer for an address; one of 400 and more is not kept. */
  make: (address: Address) => Promise<Compressed>
  /** Compresses an answer as small as it gets. */
  polish: (compressed: Compressed) => Promise<Compressed>
  content: {
    /** As new as the CMS has told; undefined until it has. */
    readonly known: Content | undefined
    /** What visitors may be shown while newer pages are made: they need not wait for what nobody was promised yet. */
    readonly settled: Content | undefined
    /** Since when nobody knows what has been changed: until it is known, nothing that is kept is current. */
    readonly lostAt: number | undefined
    /** The first question to the CMS, as long as its answer may come at any moment. */
    readonly opening: Promise<unknown> | undefined
    /** When the CMS last told. */
    readonly heardAt: number
    /** When it last began to answer after it was away. */
    readonly returnedAt: number
  }
  store: PageStore
  /** Bytes of memory for the answers. */
  limit?: number | undefined
  now?: () => number
}

/** Renderings of an address that failed one after the other. */
interface Failure {
  at: number
  times: number
  /** What was known then. */
  version: number | undefined
}

interface Place extends Kept {
  address: Address
  madeAt: number
  failed: Failure | undefined
}

/** After so many milliseconds without a word from the CMS nobody knows whether a page is still right. */
const doubt = 60_000
/**
 * A rendering that failed is not tried again for so many milliseconds while there is an older one to show: the first time,
 * and at the most after doubling.
 */
const pauses = { first: 1000, longest: 30_000 }
/** Milliseconds for which a visitor waits for a rendering of what has failed before. */
const patienceAfterFailure = 1000
/** Above it brotli's best takes too long for what it gains. */
const largestPolished = 300_000
/** Addresses known to name nothing: how many are remembered, and how long one may be. */
const notFounds = { count: 1000, length: 200 }

/**
 * Everything that is rendered, kept until the content changes. Whoever asks after a change was settled waits for the new
 * one, however long that takes, and is shown the older one only when it fails; what cannot be shown is not kept.
 */
export class KeptPages {
  private readonly cache: PageCache<Place>
  /** Addresses that name nothing, with the version that says so. Visitors make them up, so no page is kept for each. */
  private readonly namesNothing = new LRUCache<string, { version: number | undefined }>({
    max: notFounds.count,
  })
  private readonly renderings: Renderings
  private readonly now: () => number

  constructor(private readonly options: KeptPagesOptions) {
    this.now = options.now ?? (() => performance.now())
    this.cache = new PageCache(
      options.limit ?? 8_000_000,
      // Sending makes a copy of the bytes; the object and the heads of its responses take about 2 kB.
      ({ answer }) => 2 * answer.br.length + answer.gzip.length + 2000,
      this.now,
    )
    this.renderings = new Renderings({
      make: options.make,
      content: options.content,
      isKept: (address) => this.cache.peek(address) !== undefined,
      made: (address, answer, version) => {
        this.take({ address, answer, version, madeAt: this.now(), failed: undefined })
      },
      failed: (address) => {
        this.markFailed(address)
      },
      now: this.now,
    })
  }

  /**
   * What can be sent at once and without a doubt.
   *
   * @param text an address as a request has it
   */
  current(text: string): Compressed | undefined {
    const place = this.cache.get(text)
    if (!place || this.options.content.opening || this.isDoubtful(place)) return undefined
    return this.isCurrent(place) || this.isSettled(place) ? place.answer : undefined
  }

  /** Whether anything is kept for an address, however old. */
  async has(address: Address): Promise<boolean> {
    return (await this.find(address)) !== undefined
  }

  /** The answer for an address: nothing older than what is settled, unless newer cannot be had. */
  async get(address: Address): Promise<Compressed> {
    const answer = await this.answerFor(address)
    // Before, it may not have been in memory for somebody to ask for it.
    this.cache.get(address.text)
    return answer
  }

  private async answerFor(address: Address): Promise<Compressed> {
    await this.options.content.opening
    const place = await this.find(address)
    if (!place) return this.getUnkept(address)
    const failure = this.failureOf(place)
    const mayTry = !failure || this.now() - failure.at >= pauseAfter(failure)
    if (this.isCurrent(place)) {
      if (this.isDoubtful(place) && mayTry) void this.renderings.renew(address)
      return place.answer
    }
    if (!mayTry) return place.answer
    const rendering = this.renderings.renew(address)
    if (this.isSettled(place)) return place.answer
    const limit = failure ? rendering.startedAt + patienceAfterFailure - this.now() : undefined
    const answer = await withoutFailure(rendering.done, limit)
    return answer && answer.status < 500 ? answer : place.answer
  }

  /** Whether an older page is in memory than there could be. */
  isOutdated(address: Address): boolean {
    const place = this.cache.peek(address)
    return place !== undefined && !this.isCurrent(place)
  }

  /** Makes a page anew unless the kept one is current. */
  async refresh(address: Address): Promise<void> {
    const place = this.cache.peek(address) ?? (await this.find(address))
    if (!place || !this.isCurrent(place)) await this.renderings.renew(address).done.catch(ignoreTold)
  }

  /** The addresses that are kept in memory, or of those the ones asked for in the last milliseconds; the last one first. */
  addresses(within?: number): Address[] {
    return this.cache.addresses(within)
  }

  /** How much is in memory, and how much of it is older than it could be. */
  get size(): { count: number; bytes: number; outdated: number } {
    const addresses = this.addresses()
    const outdated = addresses.filter((address) => this.isOutdated(address)).length
    return { count: addresses.length, bytes: this.cache.bytes, outdated }
  }

  /** Compresses a current page once more, as small as it gets; one that is on the disk only stays there. */
  async polish(address: Address): Promise<void> {
    const placed = this.cache.peek(address)
    const kept = placed ?? (await this.stored(address))
    if (!kept || kept.answer.polished || kept.answer.size > largestPolished || !this.isCurrent(kept)) return
    const answer = await this.options.polish(kept.answer)
    // Otherwise it has been made anew, or somebody has asked for it: then its turn comes with the next change.
    if (this.cache.peek(address) !== placed) return
    if (placed) this.keep({ ...placed, answer })
    else this.options.store.write(address, { ...kept, answer })
  }

  private async getUnkept(address: Address): Promise<Compressed> {
    const nothing = this.namesNothing.get(address.text)
    if (nothing) {
      const { known, lostAt } = this.options.content
      if (lostAt === undefined && nothing.version === known?.version) return this.get(notFound)
      this.namesNothing.delete(address.text)
    }
    return this.renderings.renew(address).done
  }

  private async find(address: Address): Promise<Place | undefined> {
    const place = this.cache.get(address.text)
    if (place) return place
    const stored = await this.stored(address)
    // Another request may have been faster.
    const faster = this.cache.get(address.text)
    if (faster || !stored) return faster
    const found = { ...stored, address, madeAt: -Infinity, failed: undefined }
    this.cache.set(address, found)
    return found
  }

  private async stored(address: Address): Promise<Kept | undefined> {
    return address.isUnbounded ? undefined : this.options.store.read(address)
  }

  /** Without a number from the CMS there is nothing newer to be had. */
  private isCurrent({ version, answer }: Kept): boolean {
    const { known, lostAt } = this.options.content
    if (lostAt !== undefined) return false
    if (known === undefined) return true
    // A number that is ahead of the CMS's comes from another database.
    return (version ?? Infinity) <= known.version && showsAll(known, version, answer.kinds)
  }

  /** Whether nobody need wait for a newer one. A query is asked by a page that is awake, often to see a change. */
  private isSettled({ address, version, answer }: Place): boolean {
    const { settled, lostAt } = this.options.content
    if (settled === undefined || lostAt !== undefined || address.kind === 'query') return false
    return showsAll(settled, version, answer.kinds)
  }

  private isDoubtful({ madeAt }: Place): boolean {
    const { known, heardAt } = this.options.content
    return known !== undefined && this.now() - Math.max(heardAt, madeAt) > doubt
  }

  /** @returns undefined also for failures before the CMS came back, or told something newer: it answers then */
  private failureOf({ failed }: Place): Failure | undefined {
    const { known, returnedAt } = this.options.content
    return failed && failed.at > returnedAt && failed.version === known?.version ? failed : undefined
  }

  private take(made: Place): void {
    const { address, answer, version } = made
    if (answer.status < 400 || address.text === notFound.text) {
      this.keep(made)
      return
    }
    this.cache.delete(address)
    this.options.store.remove(address)
    const isRemembered = address.text.length <= notFounds.length && this.options.limit !== 0
    if (answer.status === 404 && isRemembered) this.namesNothing.set(address.text, { version })
  }

  private keep(place: Place): void {
    this.cache.set(place.address, place)
    if (!place.address.isUnbounded) this.options.store.write(place.address, place)
  }

  private markFailed(address: Address): void {
    const kept = this.cache.peek(address)
    if (!kept) return
    const times = (this.failureOf(kept)?.times ?? 0) + 1
    kept.failed = { at: this.now(), times, version: this.options.content.known?.version }
  }
}

const pauseAfter = ({ times }: Failure): number => Math.min(pauses.first * 2 ** (times - 1), pauses.longest)

/**
 * @param milliseconds after which it is no longer waited for
 * @returns undefined when it failed, which the maker has logged, or when the time is over
 */
async function withoutFailure<T>(done: Promise<T>, milliseconds?: number): Promise<T | undefined> {
  const over = new AbortController()
  try {
    if (milliseconds === undefined) return await done
    return await Promise.race([done, rest(Math.max(0, milliseconds), undefined, { signal: over.signal })])
  } catch {
    return undefined
  } finally {
    over.abort()
  }
}
