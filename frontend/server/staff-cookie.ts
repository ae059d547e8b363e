import type { IncomingMessage } from 'node:http'

/**
 * The cookie that carries the staff token: out of reach of scripts, sent to this host only and never from another
 * site's page. Under https its name pins it to the host (RFC 6265bis §4.1.3.2).
 */
export class StaffCookie {
  private readonly name: string
  private readonly attributes: string

  constructor(origin: string) {
    const secure = origin.startsWith('https:')
    this.name = secure ? '__Host-staff' : 'staff'
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  }

  tokenOf(request: IncomingMessage): string | undefined {
    const cookies = (request.headers.cookie ?? '').split(/;\s*/)
    const token = cookies.find((cookie) => cookie.startsWith(`${this.name}=`))?.slice(this.name.length + 1)
    // A compact token has three parts of base64url (RFC 7515 §7.1); anything else never reaches the CMS.
    return token && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : undefined
  }

  /** The header that keeps a token until the browser is closed; the server ends the session earlier. */
  keep = (token: string) => `${this.name}=${token}; ${this.attributes}`

  forget = () => `${this.name}=; Max-Age=0; ${this.attributes}`
}
