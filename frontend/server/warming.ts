import { setTimeout as rest } from 'node:timers/promises'
import type { KeptPages } from './kept-pages'
import { unpack } from './packed'

/** Milliseconds without a change after which pages are made anew: visitors who wait for theirs come first. */
const quiet = 300
/** The same for the better compression, which is lost work when the page changes again. */
const longQuiet = 5000
/** Milliseconds between two pages. */
const pause = 20
const most = { atStart: 2000, afterChange: 200 }

interface WarmingOptions {
  pages: Pick<KeptPages, 'addresses' | 'get' | 'polish' | 'refresh'>
  /** The pages whose number does not grow with the content. */
  fixedAddresses: () => Promise<string[]>
  origin: string
  log: (message: string, error?: unknown) => void
}

/**
 * Makes pages before somebody asks: all public ones after the start, the fixed ones and those asked for last after a
 * change. One at a time, and from the beginning when something changes in between.
 */
export class Warming {
  private run = new AbortController()
  private started = false

  constructor(private readonly options: WarmingOptions) {}

  /** To be called at every change, and once when the content can be asked for. */
  contentChanged(): void {
    this.run.abort()
    this.run = new AbortController()
    const { signal } = this.run
    this.warm(signal).catch((error: unknown) => {
      if (!signal.aborted) this.options.log('Pages could not be made in advance.', error)
    })
  }

  stop(): void {
    this.run.abort()
  }

  private async warm(signal: AbortSignal): Promise<void> {
    const { pages } = this.options
    const wait = (milliseconds: number) => rest(milliseconds, undefined, { signal, ref: false })
    await wait(quiet)
    for (const address of await this.wanted()) {
      await pages.refresh(address)
      await wait(pause)
    }
    this.started = true
    await wait(longQuiet)
    for (const address of pages.addresses()) {
      await pages.polish(address)
      await wait(pause)
    }
  }

  private async wanted(): Promise<string[]> {
    const { pages, fixedAddresses } = this.options
    const asked = pages.addresses().slice(0, most.afterChange)
    const published = this.started ? [] : await this.published()
    return [...new Set([...(await fixedAddresses()), ...asked, ...published.slice(0, most.atStart)])]
  }

  /** What the sitemap lists: every page, newer ones than the fixed ones too. */
  private async published(): Promise<string[]> {
    const sitemap = await this.options.pages.get('/sitemap.xml')
    if (sitemap.status !== 200) return []
    const text = (await unpack(sitemap)).toString('utf8')
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => address)
      .filter((address) => address.startsWith(`${this.options.origin}/`))
      .map((address) => address.slice(this.options.origin.length))
  }
}
