import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainGet } from '../http/fast-path'
import { CompressedSender } from '../http/send-compressed'
import { sendText } from '../http/send-text'
import type { SharedCache } from '../shared-cache/shared-cache'
import type { Address } from './address'
import type { Compressed } from './compressed'
import { isHomeWithQuery, type FormerWebsite } from './former-website'
import type { KeptPages } from './kept-pages'
import { TooManyWaiting } from './limiter'

interface PageSenderOptions {
  pages: KeptPages
  formerWebsite: FormerWebsite
  /** Those of every answer. */
  headers: Record<string, string>
  /** A cache before this process that may keep answers. */
  sharedCache?: SharedCache | undefined
}

/** Tells a page that is awake that it is shown what was before a change, so that it asks again: `ttl` in RFC 9211 §2.6. */
const older = { 'cache-control': 'no-store', 'cache-status': 'site; hit; ttl=-1' }

/** Sends pages, feeds and the answers to queries: what is kept, and what is made when it is asked for. */
export class PageSender {
  private readonly sender: CompressedSender
  /** Sends what shows every change. */
  private readonly currentSender: CompressedSender

  constructor(private readonly options: PageSenderOptions) {
    const { headers, sharedCache } = options
    this.sender = new CompressedSender(headers)
    this.currentSender = sharedCache
      ? new CompressedSender(headers, (answer) => sharedCache.headersOf(answer))
      : this.sender
  }

  /**
   * Sends what is kept and right beyond doubt.
   *
   * @param mayBeShared whether a cache before this process may keep it
   * @returns whether there was any
   */
  sendCurrent(request: IncomingMessage, response: ServerResponse, mayBeShared: boolean): boolean {
    const kept = this.current(request.url ?? '/')
    if (!kept) return false
    const by = mayBeShared ? this.currentSender : this.sender
    by.send(request, response, kept)
    return true
  }

  /** The bytes of such an answer, for who sends them without node:http. */
  currentBytes({ target, acceptEncoding }: PlainGet): Uint8Array | undefined {
    const kept = this.current(target)
    return kept && this.currentSender.whole(kept, acceptEncoding)
  }

  /** But for what is not there: a former website may have had it. */
  private current(target: string): Compressed | undefined {
    const kept = this.options.pages.current(target)
    return kept?.status === 404 ? undefined : kept
  }

  /** Sends what an address names, or the way from an address of the former website. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    address: Address,
    mayBeShared = false,
  ): Promise<void> {
    const { pages, formerWebsite } = this.options
    await unlessBusy(request, response, async () => {
      const answer = await pages.get(address)
      const { url = '/' } = request
      const mayBeFormer = answer.status === 404 || (address.kind === 'page' && isHomeWithQuery(url))
      const moved = mayBeFormer && (await formerWebsite.placeOf(url))
      if (moved) {
        // Not kept by browsers: staff may think of a better place.
        sendText(request, response, 301, `This is at ${moved} now.`, { location: moved })
        return
      }
      if (address.kind === 'query' && pages.isOutdated(address)) {
        // A browser that has the same words would keep them with this head.
        delete request.headers['if-none-match']
        this.sender.send(request, response, { ...answer, headers: { ...answer.headers, ...older } })
        return
      }
      // An older one, shown because a newer cannot be had, is for this visitor only.
      const isCurrent = pages.current(address.text) === answer
      const by = mayBeShared && isCurrent ? this.currentSender : this.sender
      by.send(request, response, answer)
    })
  }

  /** Makes and sends what is never kept. */
  async sendMade(
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Promise<Compressed>,
  ): Promise<void> {
    await unlessBusy(request, response, async () => {
      this.sender.send(request, response, await make())
    })
  }
}

async function unlessBusy(
  request: IncomingMessage,
  response: ServerResponse,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    sendText(request, response, 503, 'The site is busy. Try again in a moment.', { 'retry-after': '5' })
  }
}
