import type { IncomingMessage } from 'node:http'

/** Seconds for which a browser is known that signed in: the longest that browsers keep a cookie (RFC 6265bis §5.5). */
const longest = 400 * 24 * 60 * 60

/**
 * The cookies of staff: out of reach of scripts, sent to this host only and never from another site's page. Under https
 * their names pin them to the host (RFC 6265bis §4.1.3.2).
 */
export class StaffCookies {
  private readonly prefix: string
  private readonly attributes: string

  constructor(origin: string) {
    const secure = origin.startsWith('https:')
    this.prefix = secure ? '__Host-' : ''
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  }

  /** What a session is known by. */
  tokenOf = (request: IncomingMessage): string | undefined => this.valueOf(request, 'staff')

  /** What the CMS knows a browser by that signed in before. It opens nothing. */
  deviceOf = (request: IncomingMessage): string | undefined => this.valueOf(request, 'staff-device')

  /** The header that keeps a token until the browser is closed; the server ends the session earlier. */
  keep = (token: string) => `${this.prefix}staff=${token}; ${this.attributes}`

  forget = () => `${this.prefix}staff=; Max-Age=0; ${this.attributes}`

  /** The header that keeps a device, also after the session. */
  keepDevice = (device: string) =>
    `${this.prefix}staff-device=${device}; Max-Age=${String(longest)}; ${this.attributes}`

  private valueOf(request: IncomingMessage, name: string): string | undefined {
    const start = `${this.prefix}${name}=`
    const cookies = (request.headers.cookie ?? '').split(/;\s*/)
    const value = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
    // Both have three parts of base64url (RFC 7515 §7.1); anything else never reaches the CMS.
    return value && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value) ? value : undefined
  }
}
