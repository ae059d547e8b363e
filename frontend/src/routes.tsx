import type { RouteObject } from 'react-router-dom'
import { NotFound, type PageLoader } from './cms/page-query'
import { paths, referenceParameters, searchParameters, selectionParameters } from './paths'
import { ErrorPage } from './site/error-page'
import { AllPages, Layout } from './site/layout'
import { orHome } from './site/or-home'
import type { PageModule } from './staff-pages'

/** What a route tells the server. */
export interface PageHandle {
  /** The source file of the page, for which the build's manifest names the script. */
  source: string
  /** The query parameters that the page knows, in the order in which they name it; all others are ignored. */
  search?: readonly string[]
  /** Whether it stays as the server made it, without a script. */
  isAsleep?: true
}

/** The pages for visitors, downloaded when they are needed. */
const pages = import.meta.glob<PageModule>(['./features/**/{page,*-page}.tsx', '!./features/**/staff/**'])

async function load(file: string): Promise<PageModule> {
  const name = `./features/${file}.tsx`
  const page = pages[name] ?? (await import('./staff-pages')).staffPages[name]
  if (!page) throw new Error(`There is no page ${file}.`)
  return page()
}

type Change = (loader: PageLoader<unknown>) => PageLoader<unknown> | Promise<PageLoader<unknown>>

/**
 * @param file in `features`, without its ending
 * @param search the query parameters that it knows
 * @param change what becomes of its loader
 */
const page = (path: string, file: string, search?: readonly string[], change?: Change): RouteObject => ({
  path,
  handle: { source: `src/features/${file}.tsx`, ...(search && { search }) } satisfies PageHandle,
  lazy: async () => {
    const { Component, loader } = await load(file)
    return { Component, loader: change ? await change(loader) : loader }
  },
})

/** A page whose address has a part that may name nothing. */
const pageOrHome = (path: string, file: string, search?: readonly string[]) =>
  page(path, file, search, (loader) => orHome(loader, homeLoader))

const home = 'home/page'
const homeLoader = async () => (await load(home)).loader
const notFound: Change = ({ query }) =>
  orHome(
    Object.assign(() => Promise.reject(new NotFound()), { query }),
    homeLoader,
  )

/** Only the server makes it, so no browser is told of it. An ended address has an error page of its own. */
const previews: RouteObject[] = import.meta.env.SSR
  ? [
      {
        lazy: async () => ({ Component: Layout, ErrorBoundary: (await import('./site/preview/page')).Ended }),
        children: [
          {
            path: paths.preview(':token'),
            handle: { source: 'src/site/preview/page.tsx', isAsleep: true } satisfies PageHandle,
            lazy: async () => {
              const { Component, loader } = await import('./site/preview/page')
              return { Component, loader }
            },
          },
        ],
      },
    ]
  : []

/** The table of contents. */
const contents: RouteObject[] = [
  page(paths.home, home),
  page(paths.team, 'members/team-page'),
  pageOrHome('/team/:type', 'members/page'),
  pageOrHome('/people/:slug', 'members/person/person-page'),
  page(paths.event, 'events/landing-page'),
  pageOrHome('/events/:type', 'events/page', ['page']),
  pageOrHome('/events/:type/:documentId', 'events/event-page'),
  page(paths.news, 'news/page'),
  page(paths.facilities, 'facilities/page'),
  page(paths.updates, 'updates/page'),
  pageOrHome(paths.publications, 'publications/list/page', [...selectionParameters, 'page']),
  pageOrHome('/publications/:slug', 'publications/paper/paper-page'),
  page(paths.references(''), 'publications/references/page', referenceParameters),
  page(paths.search, 'search/page', searchParameters),
  page(paths.contact, 'contact/page'),
  pageOrHome(paths.gallery, 'gallery/page', ['page']),
  page(paths.privacy, 'texts/privacy-page'),
  page(paths.accessibility, 'texts/accessibility-page'),
  page(paths.more, 'texts/more-page'),
  page(paths.profile, 'texts/profile-page'),
  page(paths.researchIntrest, 'research/page'),
  pageOrHome('/pages/:slug', 'custom-pages/page'),
  page(paths.add, 'admin-hub/staff/page'),
  page(paths.addImage, 'gallery/staff/admin'),
  page(paths.addUpdates, 'updates/staff/admin'),
  page(paths.addMembers, 'members/staff/admin'),
  page(paths.addAuthorNames, 'members/staff/author-names/admin'),
  page(paths.addEvent, 'events/staff/admin'),
  page(paths.addFacility, 'facilities/staff/admin'),
  page(paths.addPublication, 'publications/staff/admin'),
  page(paths.addInbox, 'publications/staff/inbox/admin'),
  page(paths.addResearch, 'research/staff/admin'),
  page(paths.addPage, 'custom-pages/staff/admin'),
  page(paths.addSettings, 'settings/staff/admin'),
  page(paths.addTrash, 'trash/staff/admin'),
  page(paths.addHistory, 'history/staff/admin'),
  pageOrHome('/:name', 'members/person/leader-page'),
  page('*', home, undefined, notFound),
]

export const routes: RouteObject[] = [
  {
    Component: AllPages,
    children: [
      { Component: Layout, ErrorBoundary: ErrorPage, children: contents },
      // Last: the browser finds by a route's place in this list what the server loaded for it.
      ...previews,
    ],
  },
]

/** The routes that show a page each. */
export const pageRoutes: RouteObject[] = [...contents, ...previews.flatMap(({ children = [] }) => children)]
