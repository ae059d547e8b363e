// First, because the order of the cascade's layers is set by the sheet that names them first.
import '../styles'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, redirectDocument, RouterProvider } from 'react-router-dom'
import { keepFirstAnswers } from '../cms/ask'
import { NoAnswer } from '../cms/no-answer'
import { olderAnswers } from '../cms/older-answers'
import { isPageLoader } from '../cms/page-query'
import { Document } from '../document'
import { routes } from '../routes'
import { OriginContext } from '../site/origin'
import { Awake } from './awake'
import { readState } from './state'

const { origin, router: hydrationData } = readState()
const matches = matchRoutes(routes, window.location) ?? []

// What the first address shows must be there before React compares it with the HTML.
await Promise.all(
  matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    const loaded = await route.lazy()
    Object.assign(route, loaded, { lazy: undefined })
  }),
)

// React Router revives error responses only from its own place on window.
Object.assign(window, { __staticRouterHydrationData: hydrationData })

let scriptIsMissing = false
// Vite tells of a script that could not be fetched, for example because a new build has taken it away.
addEventListener('vite:preloadError', () => {
  scriptIsMissing = true
  // The browser's Back may show this document again as it was left, waiting for the page that the link led to.
  addEventListener('pageshow', () => {
    if (navigator.onLine) window.location.reload()
  })
})

const router = createBrowserRouter(routes, {
  /**
   * As the router does it, with two exceptions. Without its script a link is followed by the browser itself. A page that is
   * brought up to date stays as it is when the site does not answer: its forms hold what is kept nowhere else.
   */
  dataStrategy: async ({ matches, request }) => {
    const { loaderData, navigation, revalidation } = router.state
    const isRefresh = revalidation === 'loading' && navigation.state === 'idle'
    const results = matches
      .filter((match) => match.shouldCallHandler())
      .map(async (match) => {
        const result = await match.resolve()
        if (!isRefresh && scriptIsMissing && result.type === 'error')
          result.result = redirectDocument(request.url)
        const shown: unknown = loaderData[match.route.id]
        if (isRefresh && result.result instanceof NoAnswer && shown !== undefined) {
          olderAnswers.count += 1
          return [match.route.id, { type: 'data', result: shown }] as const
        }
        return [match.route.id, result] as const
      })
    return Object.fromEntries(await Promise.all(results))
  },
})

const search = new URLSearchParams(window.location.search)
keepFirstAnswers(
  router.state.matches.flatMap(({ route, params }) => {
    const answer: unknown = router.state.loaderData[route.id]
    if (!isPageLoader(route.loader) || !answer) return []
    const { document, variables } = route.loader.query
    return [{ document, variables: variables(params, search), answer }]
  }),
)

// `boot.ts` has kept a click or a key until here. Names of exports do not outlive the build; those of events do.
dispatchEvent(new Event('waking'))
// In a transition React lets the browser do other things in between.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document>
        <OriginContext value={origin}>
          <Awake>
            <RouterProvider router={router} />
          </Awake>
        </OriginContext>
      </Document>
    </StrictMode>,
  )
})
