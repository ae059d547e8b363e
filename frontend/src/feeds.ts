import type { Ask } from './cms/ask'

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
  make: (ask: Ask, origin: string, search: URLSearchParams) => Promise<string | null>
  headers?: Record<string, string>
}

/** The table of contents of everything that is no page: who answers for an address, if anybody does. */
const feeds: ((pathname: string) => Feed | undefined)[] = []

export function findFeed(pathname: string): Feed | undefined {
  for (const find of feeds) {
    const feed = find(pathname)
    if (feed) return feed
  }
  return undefined
}
