import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  createPath,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom'
import { imageSource } from '../content/media'
import { menuPages } from '../content/menu-pages'
import type { FrameFragment } from '../content/site.generated'
import { StaffProvider, useIsAuthenticated } from '../session/staff'
import { Lazy, lazy } from '../ui/feedback/lazy'
import { Notices, useTell } from '../ui/feedback/notices'
import { focusPage } from '../ui/page/page-focus'
import type { ImageSource } from '../ui/page/image'
import { PageFrameContext } from '../ui/page/page-frame'
import { iconCopy } from '../ui/page/preview-copy'
import { showAccent } from '../ui/theme/accent'
import { notYet, patience } from '../ui/feedback/patience'
import { EditParts } from './edit-parts'
import { Footer } from './footer'
import { Navbar } from './navbar'
import { useOrigin } from './origin'
import { Spinner } from '../ui/feedback/spinner'
import * as styles from './layout.module.css'

const staffBar = lazy(async () => (await import('./staff/parts')).staffBar())

/** The route above all others: what is told and asked of a person stays when an error page takes the place of a page. */
export const AllPages = () => (
  <Notices page={useLocation().pathname}>
    <StaffProvider>
      <Outlet />
    </StaffProvider>
  </Notices>
)

/** The route that frames every page. What the frame shows comes with the page's own answer. */
export function Layout() {
  const answer = useMatches().at(-1)?.loaderData
  return (
    <Frame site={siteOf(answer)}>
      <Outlet />
    </Frame>
  )
}

/** Navigation bar, page and footer. */
export function Frame({ site, children }: { site: FrameFragment | null; children: ReactNode }) {
  const origin = useOrigin()
  useFocusAfterNavigation()
  const accent = site?.accent
  useEffect(() => {
    // The server has written it; it changes when staff save another one.
    if (accent !== undefined) showAccent(accent)
  }, [accent])
  const isLoading = useLatePage()
  const groupName = site?.groupName ?? 'Research group'
  const icon = site?.icon ? imageSource(site.icon) : undefined
  const isStaff = useIsAuthenticated()
  // Whoever signs out elsewhere keeps the forms that are open here, and the question before they are left.
  const [wasStaff, setWasStaff] = useState(isStaff)
  if (isStaff && !wasStaff) setWasStaff(true)
  return (
    <PageFrameContext
      value={{
        origin,
        groupName,
        leader: site?.leader?.slug,
        defaultBanner: site?.defaultBanner ? imageSource(site.defaultBanner) : undefined,
        accent: site?.accent,
      }}
    >
      <EditParts>
        <SiteIcon icon={icon} />
        <a href="#main" className={styles['skip']}>
          Skip to content
        </a>
        {isStaff && (
          <a href="#staff" className={styles['skip']}>
            Skip to the staff bar
          </a>
        )}
        <Navbar
          groupName={groupName}
          icon={icon}
          leader={site?.leader ?? null}
          ofTeam={menuPages(site, 'team')}
          ofResearch={menuPages(site, 'research')}
        />
        <main id="main" tabIndex={-1} className={styles['main']}>
          {children}
        </main>
        <Footer groupName={groupName} site={site} />
        {wasStaff && (
          <Lazy part={staffBar}>
            {({ StaffBar, Leaving }) => (
              <>
                {isStaff && <StaffBar />}
                <Leaving />
              </>
            )}
          </Lazy>
        )}
        <Spinner shown={isLoading} />
        <ScrollRestoration />
      </EditParts>
    </PageFrameContext>
  )
}

/** The sign of the site in tabs, and on home screens, where what is asked for by itself is the site's own sign. */
function SiteIcon({ icon }: { icon: ImageSource | undefined }) {
  if (!icon) return <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  const src = iconCopy(icon)
  return (
    <>
      <link rel="icon" href={src} />
      <link rel="apple-touch-icon" href={src} />
    </>
  )
}

/** Screen readers hear a new page only when the focus moves to it; the first page has the browser's own focus. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A field of the new page may have it already.
    if (!document.activeElement?.matches('main input')) focusPage()
  }, [pathname])
}

/**
 * Tells when the next page does not come, and offers to ask the server itself, which keeps pages. The present page stays
 * as it is.
 *
 * @returns whether the next page is on its way
 */
function useLatePage(): boolean {
  const { state, location: next } = useNavigation()
  const tell = useTell()
  const address = state === 'loading' ? createPath(next) : undefined
  useEffect(() => {
    if (address === undefined) return
    let close: (() => void) | undefined
    const timer = setTimeout(() => {
      close = tell({
        kind: 'failed',
        text: notYet,
        action: {
          label: 'Try again',
          run: () => {
            location.assign(address)
          },
        },
      })
    }, patience)
    return () => {
      clearTimeout(timer)
      close?.()
    }
  }, [address, tell])
  return address !== undefined
}

/** Every page's answer carries the frame of the site, or null before anybody filled it in. */
export const siteOf = (answer: unknown): FrameFragment | null =>
  typeof answer === 'object' && answer !== null && 'site' in answer
    ? (answer.site as FrameFragment | null)
    : null
