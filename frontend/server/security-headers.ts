import { createHash } from 'node:crypto'

/**
 * The headers of every answer. Nothing executable or foreign can enter a page: scripts only from files of our own
 * origin, the one inline style sheet by its hash (CSP Level 3 §6.7.3), no frames, no plug-ins.
 *
 * @param styles the style sheet that stands in every page
 */
export function securityHeaders(styles: string): Record<string, string> {
  const hash = createHash('sha256').update(styles).digest('base64')
  return {
    'content-security-policy': [
      "default-src 'none'",
      // Which pages to fetch ahead is said by an inline script that runs nothing (`src/speculate.ts`).
      "script-src 'self' 'inline-speculation-rules'",
      `style-src 'self' 'sha256-${hash}'`,
      // An image's placeholder stands in its style attribute; that can neither load nor run anything by the rules here.
      "style-src-attr 'unsafe-inline'",
      // blob: shows staff the images that they are about to send; data: holds the placeholders.
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}
