// First, because the order of the cascade's layers is set by the sheet that names them first.
import './styles'
import './ui/theme/fonts.css'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { createApollo, type Execute } from './cms/apollo/apollo'
import type { Ask } from './cms/ask'
import type { RequestContext } from './cms/page-query'
import { drawings } from './ui/drawing/drawings'
import { DrawingsContext } from './ui/drawing/emblem'
import { FrozenContext } from './ui/page/frozen'
import { plainText } from './ui/text/plain-text'
import { Document } from './document'
import { findFeed } from './feeds'
import { pageRoutes, routes, type PageHandle } from './routes'
import { siteOf } from './site/layout'
import { OriginContext } from './site/origin'
import { serializeErrors, writeState } from './waking/state'

export { fixedAddresses, knownAddress } from './known-address'

export interface RenderOptions {
  /** Path and query, as `knownAddress` spells them; any other path is an address that names nothing. */
  path: string
  /** Where the public finds the site: its origin, or of a frozen one the address of its home page, without a slash at the end. */
  origin: string
  /** Whether it is a page of a folder of files. */
  frozen?: boolean
  execute: Execute
  /** The styles of a page, of which it is given the HTML without them. */
  stylesFor: (html: string) => string
  /** The text of the script that wakes a page. */
  boot: string
  /** The address of the script that it fetches. */
  entry: string
  /** The address of the whole style sheet, which comes with the scripts; none where they bring it themselves. */
  sheet?: string | undefined
  /** The addresses of the scripts of a page's source file. */
  scriptsOf: (source: string) => string[]
}

export interface Rendered {
  status: number
  /** The content type with its charset. */
  type: string
  body: string
  /** Those that stand in it, of a page. */
  styles?: string
  /** Where the page is, for a status from 300 to 399. */
  location?: string
  headers?: Record<string, string>
  /** What went wrong, for the log; the visitor saw the error page. */
  error?: unknown
}

const handler = createStaticHandler(routes)
/** Of the addresses as the router sees them. */
const inside = 'http://site'
/** The route of every address that no other route has. */
const notFound = pageRoutes.filter(({ path }) => path === '*')
const html = 'text/html; charset=utf-8'
const words = 'text/plain; charset=utf-8'

/**
 * Renders one page or feed. For a page the route's loader asks the CMS once through Apollo, and React renders once.
 *
 * @returns for a page: the status and place of the redirect that its loader throws; 404 with the home page for an
 * address that names nothing, the same bytes for each; 503 with a page that retries when the CMS does not answer; 500
 * with the error page for everything else. A feed's 404 and problems are plain text
 */
export async function render(options: RenderOptions): Promise<Rendered> {
  const { path, origin, execute } = options
  const { pathname, searchParams } = new URL(inside + path)
  const feed = findFeed(pathname)
  const { ask, failure } = asker(execute)
  if (!feed) return renderPage(options, ask, failure)
  try {
    const body = await feed.make(ask, origin, searchParams)
    if (body === null) return { status: 404, type: words, body: 'The site has no such document.' }
    if (typeof body === 'object') return { status: 301, type: words, body: '', ...body }
    return { status: 200, type: feed.type, body, ...(feed.headers && { headers: feed.headers }) }
  } catch (error) {
    return {
      // An error in the answer is ours to mend; no answer is the CMS being away.
      status: failure() === undefined || CombinedGraphQLErrors.is(failure()) ? 500 : 503,
      type: words,
      body: 'This document cannot be written at the moment. Try again in a minute.',
      error: failure() ?? error,
    }
  }
}

/** Asks the CMS for one rendering, and remembers what went wrong for the log. */
function asker(execute: Execute): { ask: Ask; failure: () => unknown } {
  let failure: unknown
  const apollo = createApollo(execute)
  const ask: Ask = async (document, variables) => {
    try {
      const { data: answer } = await apollo.query({ query: document, variables })
      if (answer === undefined) throw new Error('The CMS answered without content.')
      return answer
    } catch (error) {
      failure = error
      if (CombinedGraphQLErrors.is(error)) throw error
      // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to leave with a status
      throw data(null, { status: 503 })
    }
  }
  return { ask, failure: () => failure }
}

async function renderPage(options: RenderOptions, ask: Ask, failure: () => unknown): Promise<Rendered> {
  const { path, origin, frozen = false, stylesFor, boot, entry, sheet, scriptsOf } = options
  const headers: Record<string, string> = {}
  const context = await handler.query(new Request(inside + path), {
    requestContext: { ask, origin, headers } satisfies RequestContext,
  })
  if (context instanceof Response) {
    return {
      status: context.status,
      type: words,
      body: '',
      location: context.headers.get('location') ?? '/',
    }
  }
  const { statusCode: status, loaderData, errors } = context
  // A page that could not be shown stays plain HTML: there is nothing to wake.
  const isAsleep =
    frozen || context.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isAsleep)
  const wakes = status < 500 && !isAsleep
  // What an address that names nothing shows does not depend on the route that looked for it.
  const shownRoutes = status === 404 ? notFound : context.matches.map(({ route }) => route)
  const sources = shownRoutes.flatMap(({ handle }) => (handle ? [(handle as PageHandle).source] : []))
  const state = wakes
    ? writeState({
        origin,
        router: { loaderData, errors: serializeErrors(errors) },
        sheet,
        scripts: [...new Set(sources.flatMap(scriptsOf)), entry],
      })
    : ''
  const drawn = await renderToText(
    <StrictMode>
      <Document state={state} boot={wakes ? boot : null} accent={siteShown(context)?.accent}>
        <FrozenContext value={isAsleep}>
          <OriginContext value={origin}>
            <DrawingsContext value={drawings}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </DrawingsContext>
          </OriginContext>
        </FrozenContext>
      </Document>
    </StrictMode>,
  )
  const error: unknown = failure() ?? Object.values(errors ?? {})[0]
  const bare = plainText(drawn)
  const styles = stylesFor(bare)
  const body = bare.replace('<style></style>', () => `<style>${styles}</style>`)
  return { status, type: html, body, styles, headers, ...(status < 500 ? {} : { error }) }
}

/** What the frame of a page shows: of its answer, or of the one that comes with a 404. */
const siteShown = ({ loaderData, errors }: StaticHandlerContext) =>
  Object.values<unknown>({ ...loaderData, ...errors })
    .map((answer) => siteOf(isRouteErrorResponse(answer) ? answer.data : answer))
    .find(Boolean)

/** Everything is there before the first byte leaves, so a page is either whole or an error. */
function renderToText(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => {
        resolve(text(pipe(new PassThrough())))
      },
      onError: reject,
    })
  })
}
