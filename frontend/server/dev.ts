/** Development: Vite serves the sources, and every page is rendered from them anew. */
import { createServer } from 'node:http'
import path from 'node:path'
import { createServer as createVite } from 'vite'
import type * as entry from '../src/entry-server'
import { createApp } from './app'
import { createApplication } from './render/application'
import { readEnv } from './env'
import { noStore } from './pages/kept-pages'
import { log } from './log'

const { port, host, cmsUrls, origin, proxies } = readEnv(process.env)
const root = path.join(import.meta.dirname, '..')
const http = createServer()
const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server: http } } })

/** What Vite answers itself; every other address is the application's. */
const isSource = (url: string) => /^\/(@|src\/|node_modules\/|server\/)|\.(svg|ico|woff2)(\?|$)/.test(url)

const application = createApplication(
  {
    cmsUrls,
    origin,
    styles: '',
    boot: 'import "/src/waking/boot.ts"',
    entry: '/src/waking/entry-client.tsx',
    scriptsOf: () => [],
    // Vite's client is an inline module, opens a web socket and writes style elements.
    policy: "script-src 'self' 'unsafe-inline'",
  },
  async () => {
    const loaded = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof entry
    return {
      ...loaded,
      render: async (options) => {
        const styles = await styleSheet()
        const rendered = await loaded.render({ ...options, stylesFor: () => styles })
        if (!rendered.type.startsWith('text/html')) return rendered
        return { ...rendered, body: withoutGaps(await vite.transformIndexHtml(options.path, rendered.body)) }
      },
    }
  },
  log,
)

const app = createApp({
  cmsUrls,
  origin,
  proxies,
  application,
  // Sources change without the content changing, so nothing is kept.
  store: noStore,
  bytes: 0,
  serveFile: (request, response) => {
    if (!isSource(request.url ?? '/')) return false
    vite.middlewares(request, response)
    return true
  },
  log,
})

http.on('request', app.listener).listen({ port, ...(host !== undefined && { host }) }, () => {
  console.log(`The site answers at http://localhost:${String(port)}/ and follows every change.`)
})

/** The style sheets that the modules loaded so far have brought, so that a page is never seen without its styles. */
async function styleSheet(): Promise<string> {
  const files = [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) =>
    id.endsWith('.css'),
  )
  const sheets = await Promise.all(
    files.map(async (file) => {
      const { default: text } = (await vite.ssrLoadModule(`${file}?inline`)) as { default: string }
      return text
    }),
  )
  return sheets.join('\n')
}

/** Vite indents what it writes into the head; React would find text there that it did not write. */
const withoutGaps = (html: string): string =>
  html.replace(/<head>.*?<style/s, (head) => head.replace(/>\s+</g, '><'))
