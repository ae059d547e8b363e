import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { wantsForm } from './negotiate'

/** A whole request that asks for nothing but an address. */
export interface PlainGet {
  /** Path and query. */
  target: string
  acceptEncoding: string | undefined
}

/** What browsers send is below 2 kB; a longer head is for who counts its bytes. */
const longestHead = 4096
const plainHead = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w-]+:[\t -~]*\r\n)+)\r\n$/
/** Fields that say how the message or the connection goes on, or that the answer may be a shorter one. */
const meaningful = /^(content-length|transfer-encoding|trailer|te|upgrade|expect|range|if-.+)$/

/**
 * Reads bytes that are one plain GET of HTTP/1.1, whole and nothing else (RFC 9112 §2.1, §3.2).
 *
 * @returns undefined for whatever differs in the least, which is not to say that it is wrong
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > longestHead) return undefined
  const [, target, lines] = plainHead.exec(bytes.toString('latin1')) ?? []
  if (target === undefined || lines === undefined) return undefined
  const fields = new Map<string, string>()
  for (const line of lines.split('\r\n').slice(0, -1)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    if (fields.has(name) || meaningful.test(name)) return undefined
    fields.set(name, line.slice(colon + 1).trim())
  }
  const connection = fields.get('connection')
  if (!fields.get('host') || (connection !== undefined && connection.toLowerCase() !== 'keep-alive'))
    return undefined
  // Another form of what the address names is for who reads the field.
  if (wantsForm(fields.get('accept'))) return undefined
  return { target, acceptEncoding: fields.get('accept-encoding') }
}

/**
 * Lets a server answer plain requests from prepared bytes, before any of its own work: of what a kept page costs, parsing
 * and composing messages for all that HTTP can be is two thirds. From the first request on that is not plain, or has no
 * prepared answer, a connection is the server's own, with every byte of it.
 *
 * @param find the bytes of the whole answer, head and body; the connection stays open after them
 * @param admit says whether a new connection may stay; one that may not is seen to by it
 * @returns ends the connections on which nothing is under way, as `closeIdleConnections` does for the others
 */
export function addFastPath(
  server: Server,
  find: (request: PlainGet) => Uint8Array | undefined,
  admit: (socket: Socket) => boolean = () => true,
): () => void {
  const idle = new Set<Socket>()
  const [serve] = server.listeners('connection')
  if (!serve) throw new Error('The server takes no connections.')
  server.removeAllListeners('connection')

  server.on('connection', (socket: Socket) => {
    if (!admit(socket)) return
    const take = (bytes: Buffer) => {
      // Who reads no answers gets no more of them here: the server holds requests back.
      const request = socket.writableLength === 0 ? readPlainGet(bytes) : undefined
      const answer = request && find(request)
      if (answer) {
        socket.setTimeout(server.keepAliveTimeout)
        socket.write(answer)
      } else handOver(bytes)
    }
    const handOver = (bytes: Buffer) => {
      forget()
      for (const [event, listener] of listeners) socket.off(event, listener)
      socket.setTimeout(0)
      socket.pause()
      socket.unshift(bytes)
      serve.call(server, socket)
      socket.resume()
    }
    const forget = () => idle.delete(socket)
    const listeners: [string, (bytes: Buffer) => void][] = [
      ['data', take],
      ['end', () => socket.end()],
      ['timeout', () => socket.destroy()],
      // A visitor who goes away in the middle of an answer is no failure; 'close' follows.
      ['error', () => undefined],
      ['close', forget],
    ]
    for (const [event, listener] of listeners) socket.on(event, listener)
    socket.setTimeout(server.headersTimeout)
    idle.add(socket)
  })

  return () => {
    for (const socket of idle) socket.end()
  }
}
