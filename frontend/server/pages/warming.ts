import { setTimeout as rest } from 'node:timers/promises'
import type { Content } from '../cms/content'
import { pageAddress, type Address } from './address'
import type { KeptPages } from './kept-pages'
import { decompress } from './compressed'

/** How long an editor's save may take longer so that every visitor sees it, in milliseconds. */
const patience = 500
/** Milliseconds for which somebody who has asked for a page counts as its reader. */
const reading = 60_000
const most = { atStart: 2000, afterChange: 200 }

interface Pauses {
  /** Milliseconds without a change after which all other pages are made anew: who waits for one comes first. */
  quiet: number
  /** The same for the better compression, which is lost work when the page changes again. */
  longQuiet: number
  /** Milliseconds between two pages. */
  between: number
}

interface WarmingOptions {
  pages: Pick<KeptPages, 'addresses' | 'get' | 'isOutdated' | 'polish' | 'refresh'>
  /** The pages and feeds whose number does not grow with the content. */
  fixedAddresses: () => Promise<Address[]>
  /** Told when visitors need not be shown anything older any more. */
  settle: (content: Content) => void
  origin: string
  log: (message: string, error?: unknown) => void
}

/**
 * Makes pages before somebody asks. At a change the fixed ones that it concerns and somebody reads, at once: until they are
 * made, visitors are shown the older ones, and nobody waits but the editor who saves. When nothing has changed for a while all public
 * pages after the start, and else those that were asked for last, one at a time, and from the beginning when something
 * changes in between.
 */
export class Warming {
  private run = new AbortController()
  private started = false
  private fixed: Promise<Address[]> | undefined

  constructor(
    private readonly options: WarmingOptions,
    private readonly pauses: Pauses = { quiet: 1500, longQuiet: 5000, between: 20 },
  ) {}

  /**
   * To be called at every change, and once when the content can be asked for. Resolves when every visitor sees the change,
   * or will wait for it.
   */
  async contentChanged(content: Content): Promise<void> {
    const renewed = this.renew(content)
    this.run.abort()
    this.run = new AbortController()
    const { signal } = this.run
    this.warm(signal).catch((error: unknown) => {
      if (!signal.aborted) this.options.log('Pages could not be made in advance.', error)
    })
    await renewed
  }

  stop(): void {
    this.run.abort()
  }

  private async renew(content: Content): Promise<void> {
    const { pages, settle, log } = this.options
    const refreshAll = async () => {
      const fixed = new Set((await this.fixedAddresses()).map(({ text }) => text))
      // Those asked for last come first. What nobody reads need not be made before the editor is answered.
      const outdated = pages
        .addresses(reading)
        .filter((address) => fixed.has(address.text) && pages.isOutdated(address))
      await Promise.all(outdated.map((address) => pages.refresh(address)))
    }
    try {
      await Promise.race([refreshAll(), rest(patience, undefined, { ref: false })])
    } catch (error) {
      log('Pages could not be made anew at once.', error)
    }
    settle(content)
  }

  /** Asked for once: they belong to the build. */
  private fixedAddresses(): Promise<Address[]> {
    this.fixed ??= this.options.fixedAddresses().catch((error: unknown) => {
      this.fixed = undefined
      throw error
    })
    return this.fixed
  }

  private async warm(signal: AbortSignal): Promise<void> {
    const { pages, log } = this.options
    const { quiet, longQuiet, between } = this.pauses
    const wait = (milliseconds: number) => rest(milliseconds, undefined, { signal, ref: false })
    const each = async (addresses: Address[], act: (address: Address) => Promise<void>) => {
      for (const address of addresses) {
        await act(address).catch((error: unknown) => {
          if (!signal.aborted) log(`${address.text} could not be made in advance.`, error)
        })
        await wait(between)
      }
    }
    const refresh = (address: Address) => pages.refresh(address)
    const make = async (addresses: Address[]) => {
      await each(addresses, refresh)
      await wait(longQuiet)
      await each(addresses, (address) => pages.polish(address))
    }
    await wait(quiet)
    const often = await this.often()
    await make(often)
    if (this.started) return
    await make(await this.published())
    // So many may have taken the place of those in memory.
    await each(often, refresh)
    this.started = true
  }

  private async often(): Promise<Address[]> {
    const asked = this.options.pages.addresses().slice(0, most.afterChange)
    const both = [...(await this.fixedAddresses()), ...asked]
    return [...new Map(both.map((address) => [address.text, address])).values()]
  }

  /** What the sitemap lists first: newer pages than the fixed ones too. */
  private async published(): Promise<Address[]> {
    const sitemap = await this.options.pages.get(pageAddress('/sitemap.xml'))
    if (sitemap.status !== 200) return []
    const text = (await decompress(sitemap)).toString('utf8')
    const { origin } = this.options
    const addresses: Address[] = []
    for (const [, location = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      if (addresses.length === most.atStart) break
      if (location.startsWith(`${origin}/`)) addresses.push(pageAddress(location.slice(origin.length)))
    }
    return addresses
  }
}
