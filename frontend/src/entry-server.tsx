// First, because the order of the cascade's layers is set by the sheet that names them first.
import './styles'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { createApollo, type Execute } from './cms/apollo'
import type { Ask } from './cms/ask'
import type { RequestContext } from './cms/page-query'
import { Document } from './document'
import { routes, type PageHandle } from './routes'
import { OriginContext } from './site/origin'
import { serializeErrors, writeState } from './state'

export interface RenderOptions {
  /** Path and query of the page. */
  path: string
  /** The site's public origin. */
  origin: string
  execute: Execute
  /** The style sheet's text. */
  styles: string
  /** The script that wakes the page, and the scripts of a page's source file. */
  boot: string
  scriptsOf: (source: string) => string[]
}

export interface Rendered {
  status: number
  html: string
  /** What went wrong, for the log; the visitor saw the error page. */
  error?: unknown
}

const handler = createStaticHandler(routes)

/**
 * Renders one page: the route's loader asks the CMS once through Apollo, React renders once.
 *
 * @returns status 404 with the home page for an address that names nothing, 503 with a page that retries when the CMS
 * does not answer, 500 with the error page for everything else
 */
export async function render(options: RenderOptions): Promise<Rendered> {
  const { path, origin, execute, styles, boot, scriptsOf } = options
  let failure: unknown
  const apollo = createApollo(execute, { onServer: true })
  const ask: Ask = async (document, variables) => {
    try {
      const { data: answer } = await apollo.query({ query: document, variables })
      if (answer === undefined) throw new Error('The CMS answered without content.')
      return answer
    } catch (error) {
      failure = error
      if (CombinedGraphQLErrors.is(error)) throw error
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to leave with a status
      throw data(null, { status: 503 })
    }
  }
  const context = await handler.query(new Request(new URL(path, origin)), {
    requestContext: { ask } satisfies RequestContext,
  })
  if (context instanceof Response) throw new Error(`No route of the site redirects, but ${path} did.`)

  // A page that could not be shown stays plain HTML: there is nothing to wake.
  const shown = context.statusCode < 500
  const state = shown
    ? writeState({
        origin,
        router: { loaderData: context.loaderData, errors: serializeErrors(context.errors) },
        scripts: context.matches.flatMap(({ route }) => {
          const handle = route.handle as PageHandle | undefined
          return handle ? scriptsOf(handle.source) : []
        }),
      })
    : ''
  const html = await renderToText(
    <StrictMode>
      <Document styles={styles} state={state}>
        <OriginContext value={origin}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </OriginContext>
      </Document>
    </StrictMode>,
    shown ? [boot] : [],
  )
  const error: unknown = failure ?? Object.values(context.errors ?? {})[0]
  return { status: context.statusCode, html, ...(shown ? {} : { error }) }
}

/** Everything is there before the first byte leaves, so a page is either whole or an error. */
function renderToText(page: React.ReactNode, bootstrapModules: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      bootstrapModules,
      onAllReady: () => {
        resolve(text(pipe(new PassThrough())))
      },
      onError: reject,
    })
  })
}
