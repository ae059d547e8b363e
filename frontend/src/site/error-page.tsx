import { lazy } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import type { HomeQuery } from '../features/home/queries.generated'
import { Page } from '../ui/page'
import { Frame, siteOf } from './layout'

const Home = lazy(async () => ({ default: (await import('../features/home/page')).Home }))

/**
 * What stands where a page could not be shown. An address that names nothing shows the home page, which comes with the
 * 404 (`or-home.ts`).
 */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404 && error.data) {
    const answer = error.data as HomeQuery
    return (
      <Frame site={siteOf(answer)}>
        <Home answer={answer} found={false} />
      </Frame>
    )
  }
  const busy = isRouteErrorResponse(error) && error.status === 503
  return (
    <Frame site={null}>
      <Page
        title={busy ? 'Back in a moment' : 'Unexpected Application Error!'}
        description="This page could not be shown."
        index={false}
      >
        <p>
          {busy
            ? 'The site is being updated and will be back shortly. This page tries again by itself every ten seconds.'
            : 'This page could not be shown. Reload it to try again; if it happens again, tell the group’s staff.'}
        </p>
        <p>
          {/* A plain link: it asks the server anew, whatever state the application is in. */}
          <a href={pathname}>Try again now</a>
        </p>
        {busy && <meta httpEquiv="refresh" content="10" />}
      </Page>
    </Frame>
  )
}
