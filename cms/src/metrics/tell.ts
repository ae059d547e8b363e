import { createServer, type Server } from 'node:http'
import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { aroundListening } from '../strapi/listening'
import { beforeStopping } from '../strapi/stopping'

/**
 * Answers `GET /metrics` on a port of its own as long as the CMS serves, where CMS_METRICS_PORT says so; who is not watched
 * pays nothing for it.
 */
export function tellMetrics(strapi: Core.Strapi): void {
  const { metrics } = environment()
  if (metrics === undefined) return
  let server: Server | undefined
  aroundListening(strapi, {
    async before() {
      server = await serve(strapi, metrics)
    },
  })
  beforeStopping(strapi, () => {
    server?.close().closeAllConnections()
  })
}

async function serve(strapi: Core.Strapi, { host, port }: { host: string; port: number }): Promise<Server> {
  const { createMetrics } = await import('./metrics.js')
  const registry = createMetrics(strapi)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        strapi.log.error(`The metrics could not be collected: ${String(error)}`)
        response.writeHead(500).end()
      },
    )
  })
  // Who watches a site must not bring it down.
  server.on('error', (error) => {
    strapi.log.error(
      `The metrics cannot be read at port ${port}. Give CMS_METRICS_PORT another one: ${error.message}`,
    )
  })
  return server.listen({ host, port })
}
