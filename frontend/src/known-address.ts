import { matchRoutes } from 'react-router-dom'
import { findFeed, fixedFeeds } from './feeds'
import { eventTypes, memberCategories, paths, staffPages } from './paths'
import { pageRoutes, routes, type PageHandle } from './routes'

/**
 * The one spelling of an address: what is rendered for a request, and the name under which the rendering is kept.
 * Nothing a visitor can make up multiplies it: a trailing slash, other capitals and unknown query parameters are
 * left out, known parameters stand in the order of the route.
 *
 * @returns undefined for an address that no route and no feed has
 */
export function knownAddress(pathname: string, search: URLSearchParams): string | undefined {
  const feed = findFeed(pathname)
  if (feed) return pathname + known(search, feed.search)
  // React Router would read the first of two slashes as the beginning of a host.
  const match = pathname.startsWith('//') ? undefined : matchRoutes(routes, pathname)?.at(-1)
  if (!match?.route.path || match.route.path === '*') return undefined
  const handle = match.route.handle as PageHandle | undefined
  return spell(match.route.path, match.params) + known(search, handle?.search)
}

/** The addresses of the pages and feeds for visitors whose number does not grow with the content. */
export const fixedAddresses = (): string[] => [
  ...pageRoutes.flatMap(({ path }) =>
    path === undefined || /[:*]/.test(path) || staffPages.includes(path) ? [] : [path],
  ),
  ...eventTypes.map(paths.events),
  ...memberCategories.map(paths.members),
  ...fixedFeeds,
]

const spell = (pattern: string, params: Record<string, string | undefined>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function known(search: URLSearchParams, names: readonly string[] = []): string {
  const kept = new URLSearchParams(
    names.flatMap((name) =>
      search
        .getAll(name)
        .filter((value) => value !== '')
        .map((value) => [name, value]),
    ),
  )
  return kept.size > 0 ? `?${kept.toString()}` : ''
}
