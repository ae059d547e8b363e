import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { createApp } from './app'
import { readBuild } from './build'
import { readEnv } from './env'

const { port, cmsUrl, origin, proxies } = readEnv(process.env)
const client = path.join(import.meta.dirname, '../client')
const { boot, scriptsOf, styleFile } = readBuild(path.join(client, '.vite/manifest.json'))

const files = sirv(client, { brotli: true, gzip: true, etag: true, setHeaders: keepForEver })

/** Vite writes a hash of its content into every name under assets. */
function keepForEver(response: { setHeader: (name: string, value: string) => void }, pathname: string) {
  if (pathname.startsWith('/assets/'))
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
}

const server = createServer(
  createApp({
    cmsUrl,
    origin,
    proxies,
    loadApplication: () => import('../src/entry-server'),
    boot,
    scriptsOf,
    styles: readFileSync(path.join(client, styleFile), 'utf8'),
    serveFile: (request, response) => {
      let served = true
      files(request, response, () => {
        served = false
      })
      return served
    },
    log: (message, error) => {
      console.error(new Date().toISOString(), message, error ?? '')
    },
  }),
)

server.listen(port, () => {
  console.log(`The site answers at port ${String(port)}.`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
}
