import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type * as entry from '../src/entry-server'
import { askCms, CmsUnavailable, isQuery } from './cms'
import { isStoredImage, passImage } from './images'
import { LastGoodPages } from './last-good-pages'
import { securityHeaders } from './security-headers'
import { send } from './send'
import { createStaffGateway } from './staff'

export interface AppOptions {
  cmsUrl: string
  origin: string
  /** How many trusted proxies stand before this process. */
  proxies: number
  /** Answers the address when it is a file of the build; says false when it is not. */
  serveFile: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The application, which is large and is loaded when it is first needed. */
  loadApplication: () => Promise<Pick<typeof entry, 'knownAddress' | 'render'>>
  styles: string
  boot: string
  scriptsOf: (source: string) => string[]
  /** Headers beyond or instead of the strict ones; for development only. */
  headers?: Record<string, string>
  log: (message: string, error?: unknown) => void
}

/** Every address that this process answers. */
export function createApp(options: AppOptions): RequestListener {
  const { cmsUrl, origin, serveFile, log } = options
  const headers = { ...securityHeaders(options.styles), ...options.headers }
  const staff = createStaffGateway({ cmsUrl, origin, proxies: options.proxies, log })
  const lastGoodPages = new LastGoodPages()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = parseAddress(request.url)
    if (!address) {
      await send(request, response, 400, 'text/plain; charset=utf-8', 'This is no address of the site.')
      return
    }
    const { pathname, search } = address
    if (pathname.startsWith('/staff/') || (pathname.startsWith('/graphql/') && request.method === 'POST')) {
      await staff(request, response, pathname)
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume()
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
    } else if (pathname === '/health') {
      await send(request, response, 200, 'text/plain; charset=utf-8', 'ok', { 'cache-control': 'no-store' })
    } else if (pathname.startsWith('/graphql/')) {
      await answerQuery(request, response, pathname.slice('/graphql/'.length), search)
    } else if (pathname.startsWith('/images/')) {
      if (isStoredImage(pathname)) await passImage(cmsUrl, pathname, request, response)
      else await send(request, response, 404, 'text/plain; charset=utf-8', 'There is no such image.')
    } else if (!serveFile(request, response)) {
      await answerPage(request, response, address)
    }
  }

  const answerQuery = async (
    request: IncomingMessage,
    response: ServerResponse,
    operation: string,
    search: string,
  ) => {
    const variables = parseVariables(new URLSearchParams(search).get('variables') ?? '{}')
    if (!isQuery(operation)) {
      await send(request, response, 404, 'text/plain; charset=utf-8', 'The site has no such query.')
    } else if (!variables) {
      await send(request, response, 400, 'text/plain; charset=utf-8', 'variables must be a JSON object.')
    } else {
      try {
        const result = await askCms(cmsUrl, operation, variables)
        if (result.errors) log(`The CMS refused the query ${operation}.`, result.errors)
        await send(
          request,
          response,
          result.errors ? 502 : 200,
          'application/json; charset=utf-8',
          JSON.stringify({ data: result.data }),
        )
      } catch (error) {
        if (!(error instanceof CmsUnavailable)) throw error
        log(error.message, error.cause)
        await send(
          request,
          response,
          503,
          'text/plain; charset=utf-8',
          'The content cannot be fetched at the moment.',
          retry,
        )
      }
    }
  }

  const answerPage = async (request: IncomingMessage, response: ServerResponse, address: URL) => {
    const { knownAddress, render } = await options.loadApplication()
    const path = knownAddress(address.pathname, address.searchParams) ?? nowhere
    const rendered = await render({
      path,
      origin,
      execute: ({ name, variables }) => askCms(cmsUrl, name, variables),
      styles: options.styles,
      boot: options.boot,
      scriptsOf: options.scriptsOf,
    })
    const { status, type, body, location, error, headers: own = {} } = rendered
    if (error !== undefined) log(`${path} could not be shown.`, error)
    if (status === 200) lastGoodPages.keep(path, rendered)
    const lastGood = status >= 500 ? lastGoodPages.of(path) : undefined
    if (lastGood) await send(request, response, 200, lastGood.type, lastGood.body, lastGood.headers)
    else
      await send(request, response, status, type, body, {
        ...own,
        ...(location !== undefined && { location }),
        ...(status >= 500 && retry),
      })
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    answer(request, response).catch((error: unknown) => {
      log(`${request.method ?? ''} ${request.url ?? ''} failed.`, error)
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
          .end('Unexpected Application Error!')
    })
  }
}

/** An address that no route has. */
const nowhere = '/-/-'

const retry = { 'retry-after': '10', 'cache-control': 'no-store' }

/** @returns undefined for what is no address, or not percent-encoded UTF-8 (RFC 3986 §2.5) */
function parseAddress(url = '/'): URL | undefined {
  try {
    const address = new URL(`http://localhost${url}`)
    decodeURIComponent(address.pathname)
    return address
  } catch {
    // Whoever sent it is told by a 400.
    return undefined
  }
}

/** @returns undefined for a text that is no JSON object */
function parseVariables(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    // Whoever sent it is told by a 400.
    return undefined
  }
}
