import type { IncomingMessage, ServerResponse } from 'node:http'
import { unpack, type Packed } from './packed'

type Encoding = 'br' | 'gzip' | 'identity'

/** What one encoding of an answer is sent as. */
interface Ready {
  /** Heads as node:http takes them: names and values one after another. */
  full: string[]
  notModified: string[]
  /**
   * The bytes, one character each, made when they are first sent: node:http joins a string to the head and writes both
   * at once, which serves a third more requests than a head and a buffer.
   */
  body: string | undefined
}

/** Bytes above which joining costs more than it saves. */
const largestString = 64_000

const retry = { 'retry-after': '10', 'cache-control': 'no-store' }

/**
 * Sends what is packed: in the encoding that the browser prefers, with a strong ETag for each, and 304 without a body
 * when the browser has it already. What is sent is prepared once per answer.
 */
export class PackedSender {
  private readonly ready = new WeakMap<Packed, Record<Encoding, Ready>>()

  /** @param headers those of every answer */
  constructor(private readonly headers: Record<string, string>) {}

  send(request: IncomingMessage, response: ServerResponse, packed: Packed): void {
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const ready = this.readyFor(packed)[encoding]
    // RFC 9110 §13.1.2 compares weakly: whoever has these words, in whatever encoding, needs no others.
    if (packed.status === 200 && request.headers['if-none-match']?.includes(packed.tag)) {
      response.writeHead(304, ready.notModified).end()
    } else if (request.method === 'HEAD') {
      response.writeHead(packed.status, ready.full).end()
    } else if (encoding === 'identity') {
      // Few take no compression; bytes that we packed ourselves cannot fail to unpack.
      void unpack(packed).then((body) => response.writeHead(packed.status, ready.full).end(body))
    } else if (packed[encoding].length > largestString) {
      response.writeHead(packed.status, ready.full).end(packed[encoding])
    } else {
      ready.body ??= Buffer.from(
        packed[encoding].buffer,
        packed[encoding].byteOffset,
        packed[encoding].length,
      ).toString('latin1')
      response.writeHead(packed.status, ready.full).end(ready.body, 'latin1')
    }
  }

  private readyFor(packed: Packed): Record<Encoding, Ready> {
    const known = this.ready.get(packed)
    if (known) return known
    const common = {
      ...this.headers,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      ...packed.headers,
      ...(packed.status >= 500 && retry),
    }
    const prepare = (encoding: Encoding, suffix: string, length: number): Ready => {
      const notModified = { ...common, etag: `"${packed.tag}${suffix}"` }
      const full = {
        ...notModified,
        'content-type': packed.type,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(length),
      }
      return {
        full: Object.entries(full).flat(),
        notModified: Object.entries(notModified).flat(),
        body: undefined,
      }
    }
    const ready = {
      br: prepare('br', packed.polished ? '-br11' : '-br', packed.br.length),
      gzip: prepare('gzip', '-gz', packed.gzip.length),
      identity: prepare('identity', '', packed.size),
    }
    this.ready.set(packed, ready)
    return ready
  }
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
