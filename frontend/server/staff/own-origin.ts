import type { IncomingMessage } from 'node:http'

/**
 * Whether a write comes from a page of this site. Browsers name the page's origin with every POST and DELETE and let no
 * page change it (Fetch Standard §3.1); a request without one did not come from a page.
 *
 * @param origin the site's public origin; an address under which the browser reached this very server counts too
 */
export function isFromOwnOrigin(request: IncomingMessage, origin: string): boolean {
  const { origin: from, host } = request.headers
  if (!from || from === 'null') return false
  return from === origin || (host !== undefined && (from === `http://${host}` || from === `https://${host}`))
}
