import { lazy, useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router-dom'
import { firstAnswers } from '../cms/ask'
import { NoAnswer } from '../cms/no-answer'
import type { HomeQuery } from '../features/home/queries.generated'
import { Page } from '../ui/page/page'
import { Frame, siteOf } from './layout'
import * as styles from './error-page.module.css'

const Home = lazy(async () => ({ default: (await import('../features/home/page')).Home }))

/** After so many, a page that was busy tries again. */
const seconds = 10

/**
 * What stands where a page could not be shown. An address that names nothing shows the home page, which comes with the
 * 404 (`or-home.ts`).
 */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) || error instanceof NoAnswer ? error.status : 500
  const busy = status === 503
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => {
      location.reload()
    }, seconds * 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [busy])
  if (isRouteErrorResponse(error) && error.status === 404 && error.data) {
    const answer = error.data as HomeQuery
    return (
      <Frame site={siteOf(answer)}>
        <p className={styles['missing']}>
          There is no page at {/* One page for all such addresses: `boot.ts` writes the address. */}
          <bdi data-missing suppressHydrationWarning>
            {import.meta.env.SSR ? 'this address' : pathname + search}
          </bdi>
          . Here is the home page.
        </p>
        <Home answer={answer} found={false} />
      </Frame>
    )
  }
  const unreachable = error instanceof NoAnswer && status === undefined
  return (
    // The answer that says how the site is called is missing; in the browser there is the one of the first page.
    <Frame site={siteOf(firstAnswers()[0]?.answer)}>
      <Page
        title={busy ? 'Back in a moment' : unreachable ? 'No connection' : 'Unexpected Application Error!'}
        description="This page could not be shown."
        index={false}
      >
        <p>
          {busy
            ? 'The site is being updated and will be back shortly. This page tries again by itself every ten seconds.'
            : unreachable
              ? error.message
              : 'This page could not be shown. Reload it to try again; if it happens again, tell the group’s staff.'}
        </p>
        <p>
          {/* Mostly a plain link: it asks the server anew, whatever state the application is in. */}
          <Link to={pathname + search} reloadDocument={!unreachable}>
            Try again now
          </Link>
        </p>
        {/* The server's page has no script; in the browser it would go on after somebody has left for another page. */}
        {import.meta.env.SSR && busy && <meta httpEquiv="refresh" content={String(seconds)} />}
      </Page>
    </Frame>
  )
}
