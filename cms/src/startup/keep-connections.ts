import type { Server } from 'node:http'

/** Seconds that a client may keep a connection for another request. */
const announced = 5

/** Milliseconds that it is kept in fact, longer than proxies keep theirs (nginx: 60 s). */
const kept = 65_000

/**
 * Keeps a connection much longer than the client is told (RFC 9112 §9.3): whoever is held up, as on a busy machine, would
 * else send its next request on a connection that ends at that moment, and get no answer.
 */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = kept
  // Before Koa, which may have answered when a later listener is called.
  server.prependListener('request', (_, response) => {
    response.setHeader('Keep-Alive', `timeout=${String(announced)}`)
  })
}
