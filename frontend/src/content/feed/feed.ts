import type { Ask } from '../../cms/ask'

/** The address is a former one of what is found there. */
interface Moved {
  /** The present address. */
  location: string
}

/**
 * A document of the site that is no page: a feed, a calendar, an export, the sitemap. It is rendered, kept, compressed
 * and renewed like a page.
 */
export interface Feed {
  /** The content type with its charset: `application/atom+xml; charset=utf-8`. */
  type: string
  /** The query parameters that it knows, in the order in which they name it; all others are ignored. */
  search?: readonly string[]
  /**
   * Asks for the content and writes the document.
   *
   * @param origin the site's public origin, for absolute addresses
   * @param search the known query parameters
   * @returns null when the address names nothing
   */
  make: (ask: Ask, origin: string, search: URLSearchParams) => Promise<string | Moved | null>
  headers?: Record<string, string>
}

/** Who answers for an address, if anybody does. */
export type FindFeed = (pathname: string) => Feed | undefined

/** A document with one address. */
export const feedAt =
  (path: string, feed: Feed): FindFeed =>
  (pathname) =>
    pathname === path ? feed : undefined

/** The documents of a noun that are no pages. */
export interface NounFeeds {
  find: FindFeed
  /** The addresses that feed readers and calendars come back to. */
  fixed: string[]
}

/** Whoever of several answers for an address. */
export const firstOf =
  (...finders: FindFeed[]): FindFeed =>
  (pathname) => {
    for (const find of finders) {
      const feed = find(pathname)
      if (feed) return feed
    }
    return undefined
  }
