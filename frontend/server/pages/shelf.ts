interface Placed<T> {
  item: T
  bytes: number
  /** Grows with each request, so that the smallest is the one nobody has asked for the longest. */
  asked: number
}

/**
 * Keeps items by address up to a number of bytes. Over it goes what nobody has asked for the longest; addresses with a
 * query before all others, because anybody can make up as many of them as they like.
 */
export class Shelf<T> {
  private readonly places = new Map<string, Placed<T>>()
  private asked = 0
  private total = 0

  /** @param limit bytes */
  constructor(
    private readonly limit: number,
    private readonly bytesOf: (item: T) => number,
  ) {}

  get bytes(): number {
    return this.total
  }

  get(address: string): T | undefined {
    const place = this.places.get(address)
    if (place === undefined) return undefined
    place.asked = ++this.asked
    return place.item
  }

  /** The same without asking for it. */
  look(address: string): T | undefined {
    return this.places.get(address)?.item
  }

  put(address: string, item: T): void {
    const asked = this.places.get(address)?.asked ?? ++this.asked
    this.delete(address)
    const bytes = this.bytesOf(item)
    this.places.set(address, { item, bytes, asked })
    this.total += bytes
    while (this.total > this.limit) this.delete(this.leastWanted())
  }

  delete(address: string): void {
    const place = this.places.get(address)
    if (place === undefined) return
    this.places.delete(address)
    this.total -= place.bytes
  }

  /** The addresses, those asked for last first. */
  addresses(): string[] {
    return [...this.places].sort(([, a], [, b]) => b.asked - a.asked).map(([address]) => address)
  }

  private leastWanted(): string {
    let least = { address: '', asked: Infinity, made: false }
    for (const [address, { asked }] of this.places) {
      const made = address.includes('?')
      if ((made && !least.made) || (made === least.made && asked < least.asked))
        least = { address, asked, made }
    }
    return least.address
  }
}
