import { createHash } from 'node:crypto'
import { headScript } from '../../src/waking/head-script'
import { rules } from '../../src/waking/speculate'

/**
 * The headers of every answer; that of a page has a `contentSecurityPolicy` of its own.
 *
 * No `cross-origin-opener-policy`: it makes the browser begin a new process when the page's head arrives, which delayed
 * the first paint by 60 to 100 ms. A window that opened the site could only send it elsewhere: what changes anything
 * needs the cookie of the same site and an origin of ours.
 *
 * Where the site is reached by https, browsers stay with https for a year (RFC 6797). No `includeSubDomains`: the names
 * below the site's belong to others, who may have no https.
 *
 * @param origin the site's public origin
 */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/**
 * Nothing executable or foreign can enter a page: scripts and styles only from files of our own origin, the inline ones
 * by their hashes (CSP Level 3 §6.7.3), no frames, no plug-ins.
 *
 * @param page the script and the styles that stand in it
 */
export function contentSecurityPolicy(page?: { boot: string; styles: string }): string {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    page ? `script-src 'self' ${[page.boot, headScript, rules].map(hashOf).join(' ')}` : "script-src 'self'",
    page ? `style-src 'self' ${hashOf(page.styles)}` : "style-src 'self'",
    // An image's placeholder stands in its style attribute; that can neither load nor run anything by the rules here.
    "style-src-attr 'unsafe-inline'",
    // blob: shows staff the images that they are about to send; data: holds the placeholders.
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
