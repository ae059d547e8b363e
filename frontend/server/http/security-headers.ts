import { createHash } from 'node:crypto'
import { rules } from '../../src/waking/speculate'

/**
 * The headers of every answer. Nothing executable or foreign can enter a page: scripts only from files of our own
 * origin, the one inline script and style sheet by their hashes (CSP Level 3 §6.7.3), no frames, no plug-ins.
 *
 * No `cross-origin-opener-policy`: it makes the browser begin a new process when the page's head arrives, which delayed
 * the first paint by 60 to 100 ms. A window that opened the site could only send it elsewhere: what changes anything
 * needs the cookie of the same site and an origin of ours.
 *
 * Where the site is reached by https, browsers stay with https for a year (RFC 6797). No `includeSubDomains`: the names
 * below the site's belong to others, who may have no https.
 *
 * @param site its public origin, and the style sheet and the script that stand in every page
 */
export function securityHeaders(site: {
  origin: string
  styles: string
  boot: string
}): Record<string, string> {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${hashOf(site.boot)} ${hashOf(rules)}`,
      `style-src 'self' ${hashOf(site.styles)}`,
      // An image's placeholder stands in its style attribute; that can neither load nor run anything by the rules here.
      "style-src-attr 'unsafe-inline'",
      // blob: shows staff the images that they are about to send; data: holds the placeholders.
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(site.origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
