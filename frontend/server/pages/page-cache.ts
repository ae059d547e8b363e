import { LRUCache } from 'lru-cache'
import type { Address } from './address'

interface Entry<T> {
  address: Address
  item: T
  /** Grows with each request: the largest is the one that was asked for last. */
  asked: number
  /** When that was, by `performance.now()`; nobody asks for what is made in advance. */
  askedAt: number
}

/**
 * Keeps items by address up to a number of bytes. Over it goes what was used least recently; of addresses of which
 * anybody can make up as many as they like first of all.
 */
export class PageCache<T> {
  private readonly bounded: LRUCache<string, Entry<T>>
  private readonly unbounded: LRUCache<string, Entry<T>>
  private asked = 0

  /** @param limit bytes; with 0 nothing is kept */
  constructor(
    private readonly limit: number,
    bytesOf: (item: T) => number,
    private readonly now: () => number = () => performance.now(),
  ) {
    // To lru-cache 0 would be no limit.
    const options = { maxSize: Math.max(limit, 1), sizeCalculation: ({ item }: Entry<T>) => bytesOf(item) }
    this.bounded = new LRUCache(options)
    this.unbounded = new LRUCache(options)
  }

  get bytes(): number {
    return this.bounded.calculatedSize + this.unbounded.calculatedSize
  }

  /** @param text an address as it is written */
  get(text: string): T | undefined {
    const entry = this.bounded.get(text) ?? this.unbounded.get(text)
    if (entry === undefined) return undefined
    entry.asked = ++this.asked
    entry.askedAt = this.now()
    return entry.item
  }

  /** The same without asking for it. */
  peek({ text }: Address): T | undefined {
    return (this.bounded.peek(text) ?? this.unbounded.peek(text))?.item
  }

  /** An item in the place of an older one has been asked for when that was, a new one by nobody until `get`. */
  set(address: Address, item: T): void {
    const cache = this.cacheOf(address)
    const { asked, askedAt } = cache.peek(address.text) ?? { asked: ++this.asked, askedAt: -Infinity }
    cache.set(address.text, { address, item, asked, askedAt })
    while (this.bytes > this.limit) if (this.unbounded.pop() === undefined) this.bounded.pop()
  }

  delete(address: Address): void {
    this.cacheOf(address).delete(address.text)
  }

  /** The addresses that were asked for in the last milliseconds, the last one first. */
  addresses(within = Infinity): Address[] {
    const since = this.now() - within
    return [...this.bounded.values(), ...this.unbounded.values()]
      .filter(({ askedAt }) => askedAt >= since)
      .sort((one, other) => other.asked - one.asked)
      .map(({ address }) => address)
  }

  private cacheOf({ isUnbounded }: Address): LRUCache<string, Entry<T>> {
    return isUnbounded ? this.unbounded : this.bounded
  }
}
