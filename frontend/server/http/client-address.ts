import type { IncomingMessage } from 'node:http'

/**
 * The visitor's address. Each trusted proxy appends the address it was asked from to `X-Forwarded-For`; what stands
 * further left was written by the visitor and is not believed.
 *
 * @param proxies how many proxies stand before this process
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const socket = request.socket.remoteAddress ?? ''
  if (proxies === 0) return socket
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return forwarded.at(-proxies) ?? socket
}
