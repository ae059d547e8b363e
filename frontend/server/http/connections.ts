import type { Socket } from 'node:net'

/** A whole network of many readers behind one address is far below; each connection holds some memory. */
const most = { ofOneAddress: 250, altogether: 2000 }
/** Milliseconds for who is refused to read why. */
const patience = 2000

const refusal = 'The site is busy. Try again in a moment.'
const refusalBytes = [
  'HTTP/1.1 503 Service Unavailable',
  'content-type: text/plain; charset=utf-8',
  `content-length: ${String(refusal.length)}`,
  'cache-control: no-store',
  'retry-after: 5',
  'connection: close',
  '',
  refusal,
].join('\r\n')

/** Programs of this machine, and proxies on it, open as many as they need. */
const isLoopback = (address: string): boolean => /^((::ffff:)?127\.|::1$)/i.test(address)

/**
 * Who one connection belongs to: an IPv4 address, or the network of an IPv6 address, of which one visitor has as many as
 * there can be (RFC 6177).
 */
export function holderOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}

/** Sees to it that nobody holds all connections, so that there is always one for the next visitor. */
export class Connections {
  private readonly held = new Map<string, number>()
  private total = 0

  /** @param proxies how many proxies stand before this process: all visitors come from their addresses */
  constructor(
    private readonly proxies: number,
    private readonly limits = most,
    private readonly isFree = isLoopback,
  ) {}

  /** Counts a connection until it ends; one too many is answered with 503 and closed. @returns whether it may stay */
  admit(socket: Socket): boolean {
    const address = socket.remoteAddress ?? ''
    const holder = holderOf(address)
    const ofHolder = this.held.get(holder) ?? 0
    const isTooMany = this.proxies === 0 && ofHolder >= this.limits.ofOneAddress && !this.isFree(address)
    if (isTooMany || this.total >= this.limits.altogether) {
      refuse(socket)
      return false
    }
    this.held.set(holder, ofHolder + 1)
    this.total += 1
    socket.once('close', () => {
      this.total -= 1
      const left = (this.held.get(holder) ?? 1) - 1
      if (left === 0) this.held.delete(holder)
      else this.held.set(holder, left)
    })
    return true
  }
}

function refuse(socket: Socket): void {
  socket.on('error', () => {
    // Who goes away without the answer needs none.
  })
  // What was sent must be read, or the answer is lost.
  socket.resume().end(refusalBytes)
  setTimeout(() => socket.destroy(), patience).unref()
}
