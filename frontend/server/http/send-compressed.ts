import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { decompress, type Compressed } from '../pages/compressed'
import { nameRequest } from './request-id'

type Encoding = 'br' | 'gzip' | 'identity'

/** What one encoding of an answer is sent as. */
interface Ready {
  /** Heads as node:http takes them: names and values one after another. */
  full: string[]
  notModified: string[]
  /** A whole answer with its head, and the second that stands in it. */
  whole: { date: string; bytes: Uint8Array } | undefined
}

/**
 * Milliseconds that a connection is kept for another request, longer than proxies keep theirs: one that ends while a
 * proxy sends on it is a failure that somebody sees. (nginx: 60 s.)
 */
export const keepAliveTimeout = 65_000

const retry = { 'retry-after': '10', 'cache-control': 'no-store' }

/**
 * Sends what is compressed: in the encoding that the browser prefers, with a strong ETag for each, and 304 without a body
 * when the browser has it already. What is sent is prepared once per answer.
 */
export class CompressedSender {
  private readonly ready = new WeakMap<Compressed, Record<Encoding, Ready>>()

  /**
   * @param headers those of every answer
   * @param more those of one answer
   */
  constructor(
    private readonly headers: Record<string, string>,
    private readonly more: (compressed: Compressed) => Record<string, string> = () => ({}),
  ) {}

  send(request: IncomingMessage, response: ServerResponse, compressed: Compressed): void {
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const ready = this.readyFor(compressed)[encoding]
    if (compressed.status >= 500) nameRequest(response)
    // RFC 9110 §13.1.2 compares weakly: whoever has these words, in whatever encoding, needs no others.
    if (compressed.status === 200 && request.headers['if-none-match']?.includes(compressed.tag)) {
      response.writeHead(304, ready.notModified).end()
    } else if (request.method === 'HEAD') {
      response.writeHead(compressed.status, ready.full).end()
    } else if (encoding === 'identity') {
      // Few take no compression; what we compressed ourselves, and the disk gave back unchanged, cannot fail.
      void decompress(compressed).then((body) => {
        // Meanwhile the request may have been ended for coming too late.
        if (!response.headersSent) response.writeHead(compressed.status, ready.full).end(body)
      })
    } else {
      response.writeHead(compressed.status, ready.full).end(compressed[encoding])
    }
  }

  /**
   * An answer to GET as the bytes of HTTP/1.1, for a connection that stays open for another request.
   *
   * @returns undefined for who takes no compression
   */
  whole(compressed: Compressed, acceptEncoding: string | undefined): Uint8Array | undefined {
    const encoding = preferredEncoding(acceptEncoding)
    if (encoding === 'identity') return undefined
    const ready = this.readyFor(compressed)[encoding]
    const date = httpDate()
    if (ready.whole?.date !== date) {
      const keepAlive = `timeout=${String(keepAliveTimeout / 1000)}`
      const fields = [...ready.full, 'date', date, 'connection', 'keep-alive', 'keep-alive', keepAlive]
      const lines = [`HTTP/1.1 ${String(compressed.status)} ${STATUS_CODES[compressed.status] ?? ''}`]
      for (let at = 0; at < fields.length; at += 2) lines.push(`${fields[at] ?? ''}: ${fields[at + 1] ?? ''}`)
      const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
      ready.whole = { date, bytes: Buffer.concat([head, compressed[encoding]]) }
    }
    return ready.whole.bytes
  }

  private readyFor(compressed: Compressed): Record<Encoding, Ready> {
    const known = this.ready.get(compressed)
    if (known) return known
    const common = {
      ...this.headers,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      ...this.more(compressed),
      ...compressed.headers,
      ...(compressed.status >= 500 && retry),
    }
    const prepare = (encoding: Encoding, suffix: string, length: number): Ready => {
      const notModified = { ...common, etag: `"${compressed.tag}${suffix}"` }
      const full = {
        ...notModified,
        'content-type': compressed.type,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(length),
      }
      return {
        full: Object.entries(full).flat(),
        notModified: Object.entries(notModified).flat(),
        whole: undefined,
      }
    }
    const ready = {
      br: prepare('br', compressed.polished ? '-br11' : '-br', compressed.br.length),
      gzip: prepare('gzip', '-gz', compressed.gzip.length),
      identity: prepare('identity', '', compressed.size),
    }
    this.ready.set(compressed, ready)
    return ready
  }
}

let clock = { second: 0, date: '' }

/** The time of now for the field Date (RFC 9110 §6.6.1), made once a second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== clock.second) clock = { second, date: new Date(second * 1000).toUTCString() }
  return clock.date
}

/** The better of the encodings that the browser accepts; `q=0` refuses one (RFC 9110 §12.5.3). */
export function preferredEncoding(accepted = ''): Encoding {
  // What browsers send.
  if (accepted === 'gzip, deflate, br, zstd' || accepted === 'gzip, deflate, br') return 'br'
  const names = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}
