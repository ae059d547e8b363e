import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches. A port that cannot be had is logged: who watches
 * a site must not bring it down.
 */
export function serveMetrics(
  registry: Pick<Registry, 'metrics' | 'contentType'>,
  { port, host }: { port: number; host: string },
  log: (message: string, error?: unknown) => void,
): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log('The metrics could not be collected.', error)
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', (error) => {
    log(`The metrics cannot be read at port ${String(port)}. Give METRICS_PORT another one.`, error)
  })
  return server.listen({ port, host }).unref()
}
