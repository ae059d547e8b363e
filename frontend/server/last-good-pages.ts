import type { Rendered } from '../src/entry-server'

/**
 * The last good rendering of each page, for the time when the CMS does not answer: a page that was readable once stays
 * readable. Bounded; the page that was rendered longest ago is dropped first.
 */
export class LastGoodPages {
  private readonly pages = new Map<string, Rendered>()

  constructor(private readonly limit = 500) {}

  keep(path: string, page: Rendered): void {
    this.pages.delete(path)
    this.pages.set(path, page)
    const [oldest] = this.pages.keys()
    if (this.pages.size > this.limit && oldest !== undefined) this.pages.delete(oldest)
  }

  of(path: string): Rendered | undefined {
    return this.pages.get(path)
  }
}
