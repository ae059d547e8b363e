import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Application } from './render/application'
import { isQuery } from './cms/operations'
import type { Content } from './cms/content'
import { CmsInstances } from './cms/instances'
import { ContentVersion } from './cms/content-version'
import type { Sleep } from './cms/sleep'
import type { PlainGet } from './http/fast-path'
import { negotiated } from './http/negotiate'
import { forRequest, idOf } from './http/request-id'
import { attachmentAt, passAttachment } from './attachments'
import { isStoredImage, passImage } from './images'
import { notFound, pageAddress, queryAddress, type Address } from './pages/address'
import { FormerWebsite } from './pages/former-website'
import { KeptPages, type PageStore } from './pages/kept-pages'
import { PageSender } from './pages/page-sender'
import { createPreviews, isPreview } from './previews'
import { Readiness } from './ready'
import { endLate } from './http/request-body'
import { securityHeaders } from './http/security-headers'
import { sendText } from './http/send-text'
import type { SharedCache } from './shared-cache/shared-cache'
import { StaffCookies } from './staff/cookie'
import { createStaffGateway, patienceAt } from './staff/gateway'
import { Warming } from './pages/warming'

export interface AppOptions {
  /** Where the instances of the CMS answer. */
  cmsUrls: string[]
  origin: string
  /** How many trusted proxies stand before this process. */
  proxies: number
  /** Answers the address when it is a file of the build; says false when it is not. */
  serveFile: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Of the only CMS, where it may sleep. */
  sleep?: Sleep | undefined
  /** Makes pages, feeds and the answers to queries. */
  application: Application
  /** The folder of the CMS's files, where this process may read it. */
  uploads?: string | undefined
  /** Where pages outlive the process. */
  store: PageStore
  /** Bytes of memory for what is kept; as `KeptPages` chooses without it. */
  bytes?: number
  /** Told when the content has changed, and when it is known for the first time. */
  changed?: () => void
  /** A cache before this process that may keep answers. */
  sharedCache?: SharedCache | undefined
  log: (message: string, error?: unknown) => void
}

/** What a watcher wants to know of what is kept. */
export interface AppState {
  kept: { count: number; bytes: number; outdated: number }
  /** The number of the last change that the CMS told of, and of the last that every visitor sees; 0 before the first. */
  known: number
  settled: number
  /** Seconds since the CMS told; infinite when it has not yet. */
  silence: number
}

export interface App {
  /** Answers a request. */
  listener: RequestListener
  /** The bytes that answer a request for what is kept and right beyond doubt. */
  findKept: (request: PlainGet) => Uint8Array | undefined
  /** Follows the content, and makes pages in advance. Whatever is asked before is answered from what is kept. */
  follow: () => void
  state: () => AppState
  stop: () => void
}

/** Every address that this process answers. */
export function createApp(options: AppOptions): App {
  const { cmsUrls, origin, application, serveFile, store, sharedCache, log } = options
  const cms = new CmsInstances(cmsUrls, options.sleep)
  const make = async (address: Address) => {
    await cms.sleep?.wake()
    return application.make(address)
  }
  const headers = securityHeaders(origin)
  const contentChanged = async (content: Content): Promise<void> => {
    options.changed?.()
    await warming.contentChanged(content)
    await sharedCache?.contentChanged(content)
  }
  const version = new ContentVersion(cms, contentChanged, log)
  const pages = new KeptPages({
    make,
    polish: application.polish,
    content: version,
    store,
    limit: options.bytes,
  })
  const warming = new Warming({
    pages,
    fixedAddresses: application.fixedAddresses,
    settle: (content) => {
      version.settle(content)
    },
    origin,
    log,
  })
  const readiness = new Readiness({ cms, content: version, store, application, log })
  const staff = createStaffGateway({
    cms,
    origin,
    proxies: options.proxies,
    changed: (told) => version.refresh(told),
    settled: () => version.settled,
    log,
  })

  const formerWebsite = new FormerWebsite(cms, version, log)
  const sender = new PageSender({ pages, formerWebsite, headers, sharedCache })
  const cookies = new StaffCookies(origin)
  const previews = createPreviews({ make })

  const answer = async (request: IncomingMessage, response: ServerResponse, mayBeShared: boolean) => {
    const address = parseAddress(request.url)
    if (!address) {
      sendText(request, response, 400, 'This is no address of the site.')
      return
    }
    const { pathname, search, searchParams } = address
    const attachment = attachmentAt(pathname)
    // For those that read it there.
    request.url = pathname + search
    if (pathname.startsWith('/staff/') || (pathname.startsWith('/graphql/') && request.method === 'POST')) {
      application.prepare()
      await staff(request, response, pathname)
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, 'This can only be read.', { allow: 'GET, HEAD' })
    } else if (pathname === '/health') {
      sendText(request, response, 200, 'ok')
    } else if (pathname === '/ready') {
      const report = await readiness.look()
      const type = { 'content-type': 'application/json; charset=utf-8' }
      sendText(request, response, report.ready ? 200 : 503, JSON.stringify(report), type)
    } else if (pathname.startsWith('/graphql/')) {
      await answerQuery(request, response, pathname.slice('/graphql/'.length), searchParams)
    } else if (pathname.startsWith('/images/')) {
      if (isStoredImage(pathname) && isText(pathname, searchParams))
        await passImage({ cms, uploads: options.uploads, log }, pathname, request, response)
      else sendText(request, response, 404, 'There is no such image.')
    } else if (attachment) {
      await passAttachment(attachment, request, response, { cms, token: cookies.tokenOf(request), log })
    } else if (!isText(pathname, searchParams)) {
      await sender.send(request, response, notFound)
    } else if (isPreview(pathname)) {
      await sender.sendMade(request, response, () => previews(pathname))
    } else if (!serveFile(request, response)) {
      // What is kept needs no application to know its address: it is there before the application is.
      const plain = pageAddress(pathname)
      const isKept = search === '' && (await pages.has(plain))
      const address = isKept ? plain : await application.spell(pathname, search)
      await sender.send(request, response, address ?? notFound, mayBeShared)
    }
  }

  const answerQuery = async (
    request: IncomingMessage,
    response: ServerResponse,
    operation: string,
    search: URLSearchParams,
  ) => {
    const address = queryAddress(operation, search)
    if (!isQuery(operation)) sendText(request, response, 404, 'The site has no such query.')
    else if (address === undefined)
      sendText(request, response, 400, 'variables must be a JSON object of well-formed text without NUL.')
    else await sender.send(request, response, address)
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    endLate(request, response, patienceAt)
    // Another form of a paper, at the address of its page, would take the page's place in a cache.
    let mayBeShared = true
    if (request.method === 'GET' || request.method === 'HEAD') {
      const form = negotiated(request.url ?? '/', request.headers.accept)
      mayBeShared = form === undefined
      request.url = form ?? request.url
      if (sender.sendCurrent(request, response, mayBeShared)) return
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    forRequest(idOf(request, options.proxies), () => {
      answer(request, response, mayBeShared).catch((error: unknown) => {
        log(`${request.method ?? ''} ${request.url ?? ''} failed.`, error)
        if (response.headersSent) response.destroy()
        else sendText(request, response, 500, 'Unexpected Application Error!')
      })
    })
  }

  return {
    listener,
    findKept: (request) => sender.currentBytes(request),
    follow: () => {
      void version.follow()
    },
    state: () => ({
      kept: pages.size,
      known: version.known?.version ?? 0,
      settled: version.settled?.version ?? 0,
      silence: (performance.now() - version.heardAt) / 1000,
    }),
    stop: () => {
      version.stop()
      warming.stop()
    },
  }
}

/**
 * The path of a request, which may come as a whole address (RFC 9112 §3.2.2).
 *
 * @returns undefined for what is no address
 */
function parseAddress(url = '/'): URL | undefined {
  try {
    const address = new URL(url.startsWith('/') ? `http://localhost${url}` : url)
    return /^https?:$/.test(address.protocol) ? address : undefined
  } catch {
    // Whoever sent it is told by a 400.
    return undefined
  }
}

/** Whether an address of a page can name anything: it is percent-encoded UTF-8 (RFC 3986 §2.5) without NUL. */
function isText(pathname: string, search: URLSearchParams): boolean {
  try {
    return ![decodeURIComponent(pathname), ...[...search].flat()].some((text) => text.includes('\0'))
  } catch {
    // Like every other address that names nothing.
    return false
  }
}
