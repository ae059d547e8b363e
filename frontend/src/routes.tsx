import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { NotFound, type PageLoader } from './cms/page-query'
import { paths, selectionParameters } from './paths'
import { ErrorPage } from './site/error-page'
import { Layout } from './site/layout'
import { orHome } from './site/or-home'

interface PageModule {
  Component: ComponentType
  loader: PageLoader<unknown>
}

/** What a route tells the server. */
export interface PageHandle {
  /** The source file of the page, for which the build's manifest names the script. */
  source: string
  /** The query parameters that the page knows, in the order in which they name it; all others are ignored. */
  search?: readonly string[]
}

/**
 * A page that is downloaded when it is needed.
 *
 * @param source its file, as the build's manifest calls it
 * @param search the query parameters that it knows
 */
const page = (source: string, load: () => Promise<PageModule>, search?: readonly string[]) => ({
  handle: { source, ...(search && { search }) } satisfies PageHandle,
  lazy: async () => {
    const { Component, loader } = await load()
    return { Component, loader }
  },
})

/** A page whose address has a part that may name nothing. */
const pageOrHome = (source: string, load: () => Promise<PageModule>, search?: readonly string[]) =>
  page(
    source,
    async () => {
      const { Component, loader } = await load()
      return { Component, loader: orHome(loader, homeLoader) }
    },
    search,
  )

const homeLoader = async () => (await import('./features/home/page')).loader

/** The table of contents. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      { path: paths.home, ...page('src/features/home/page.tsx', () => import('./features/home/page')) },
      {
        path: paths.team,
        ...page('src/features/members/team-page.tsx', () => import('./features/members/team-page')),
      },
      {
        path: '/team/:type',
        ...pageOrHome('src/features/members/page.tsx', () => import('./features/members/page')),
      },
      {
        path: '/people/:slug',
        ...pageOrHome(
          'src/features/members/person/person-page.tsx',
          () => import('./features/members/person/person-page'),
        ),
      },
      {
        path: paths.event,
        ...page('src/features/events/landing-page.tsx', () => import('./features/events/landing-page')),
      },
      {
        path: '/events/:type',
        ...pageOrHome('src/features/events/page.tsx', () => import('./features/events/page'), ['page']),
      },
      { path: paths.news, ...page('src/features/news/page.tsx', () => import('./features/news/page')) },
      {
        path: paths.facilities,
        ...page('src/features/facilities/page.tsx', () => import('./features/facilities/page')),
      },
      {
        path: paths.updates,
        ...page('src/features/updates/page.tsx', () => import('./features/updates/page')),
      },
      {
        path: paths.publications,
        ...page(
          'src/features/publications/list/page.tsx',
          () => import('./features/publications/list/page'),
          [...selectionParameters, 'page'],
        ),
      },
      {
        path: '/publications/:slug',
        ...pageOrHome(
          'src/features/publications/paper/paper-page.tsx',
          () => import('./features/publications/paper/paper-page'),
        ),
      },
      {
        path: paths.contact,
        ...page('src/features/contact/page.tsx', () => import('./features/contact/page')),
      },
      {
        path: paths.gallery,
        ...pageOrHome('src/features/gallery/page.tsx', () => import('./features/gallery/page'), ['page']),
      },
      {
        path: paths.more,
        ...page('src/features/placeholders/more-page.tsx', () => import('./features/placeholders/more-page')),
      },
      {
        path: paths.profile,
        ...page(
          'src/features/placeholders/profile-page.tsx',
          () => import('./features/placeholders/profile-page'),
        ),
      },
      {
        path: paths.researchIntrest,
        ...page(
          'src/features/placeholders/research-intrest-page.tsx',
          () => import('./features/placeholders/research-intrest-page'),
        ),
      },
      {
        path: paths.add,
        ...page('src/features/admin-hub/staff/page.tsx', () => import('./features/admin-hub/staff/page')),
      },
      {
        path: paths.addImage,
        ...page('src/features/gallery/staff/admin.tsx', () => import('./features/gallery/staff/admin')),
      },
      {
        path: paths.addUpdates,
        ...page('src/features/updates/staff/admin.tsx', () => import('./features/updates/staff/admin')),
      },
      {
        path: paths.addMembers,
        ...page('src/features/members/staff/admin.tsx', () => import('./features/members/staff/admin')),
      },
      {
        path: paths.addAuthorNames,
        ...page(
          'src/features/members/staff/author-names/admin.tsx',
          () => import('./features/members/staff/author-names/admin'),
        ),
      },
      {
        path: paths.addEvent,
        ...page('src/features/events/staff/admin.tsx', () => import('./features/events/staff/admin')),
      },
      {
        path: paths.addFacility,
        ...page('src/features/facilities/staff/admin.tsx', () => import('./features/facilities/staff/admin')),
      },
      {
        path: paths.addPublication,
        ...page(
          'src/features/publications/staff/admin.tsx',
          () => import('./features/publications/staff/admin'),
        ),
      },
      {
        path: paths.addSettings,
        ...page('src/features/settings/staff/admin.tsx', () => import('./features/settings/staff/admin')),
      },
      {
        path: paths.addTrash,
        ...page('src/features/trash/staff/admin.tsx', () => import('./features/trash/staff/admin')),
      },
      {
        path: paths.addHistory,
        ...page('src/features/history/staff/admin.tsx', () => import('./features/history/staff/admin')),
      },
      {
        path: '/:name',
        ...pageOrHome(
          'src/features/members/person/leader-page.tsx',
          () => import('./features/members/person/leader-page'),
        ),
      },
      {
        path: '*',
        ...pageOrHome('src/features/home/page.tsx', async () => {
          const { Component, loader } = await import('./features/home/page')
          const nothing = () => Promise.reject(new NotFound())
          return { Component, loader: Object.assign(nothing, { query: loader.query }) }
        }),
      },
    ],
  },
]
