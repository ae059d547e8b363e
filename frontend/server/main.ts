import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app'
import { Sleep } from './cms/sleep'
import { ApplicationProcess } from './render/application-process'
import { readBuild } from './render/build'
import { serveBuildFiles } from './http/build-files'
import { Connections } from './http/connections'
import { readEnv } from './env'
import { freezeInProcess, StandingFreeze } from './freeze/standing'
import { addFastPath } from './http/fast-path'
import { log } from './log'
import { PageFiles } from './pages/page-files'
import { keepAliveTimeout } from './http/send-compressed'
import { SharedCache } from './shared-cache/shared-cache'

// What is kept on disk is for the owner of this process only.
process.umask(0o077)
const {
  port,
  host,
  cmsUrls,
  dataDir,
  uploads,
  origin,
  freezeTo,
  proxies,
  metrics: metricsAt,
  ...env
} = readEnv(process.env)
/** Milliseconds in which a head, and the largest body, must have come; and how often that is looked at. */
const timeLimits = { headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 }

const here = import.meta.dirname
const client = path.join(here, '../client')
const build = readBuild(client)

// Who is not watched pays nothing for it.
const metrics = metricsAt && new (await import('./metrics/metrics')).Metrics()

const application = new ApplicationProcess(
  path.join(here, 'render-process.js'),
  { cmsUrls, origin, ...build },
  log,
)
const store = new PageFiles(path.join(dataDir, 'pages'), buildName(), log)

const standing =
  freezeTo === undefined
    ? undefined
    : new StandingFreeze(() => freezeInProcess(path.join(here, 'freeze.js'), log))
// There is one where `npm start` runs a CMS that may sleep.
const send = process.send?.bind(process)
const app = createApp({
  cmsUrls,
  sleep: send && new Sleep({ on: process.on.bind(process), send }),
  uploads,
  origin,
  proxies,
  application: metrics?.timeRenders(application) ?? application,
  store,
  serveFile: serveBuildFiles(client, log),
  changed: () => standing?.contentChanged(),
  sharedCache: env.sharedCache && new SharedCache(env.sharedCache, log),
  log,
})

const connections = new Connections(proxies)
const server = createServer(
  { keepAliveTimeout, ...timeLimits },
  metrics?.timeListener(app.listener) ?? app.listener,
)
const endIdle = addFastPath(server, metrics?.timeFind(app.findKept) ?? app.findKept, (socket) =>
  connections.admit(socket),
)
if (metrics) {
  metrics.watch(app.state)
  const { serveMetrics } = await import('./metrics/serve-metrics')
  serveMetrics(metrics.registry, metricsAt, log)
}
server.listen({ port, ...(host !== undefined && { host }) }, () => {
  log(`The site answers at port ${String(port)}.`)
  keepYoungGenerationSmall()
  store.prepare().catch((error: unknown) => {
    log('Pages are kept in memory only: their folder cannot be written. Check DATA_DIR.', error)
  })
  app.follow()
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    app.stop()
    server.close(() => {
      application.stop()
      void store.flush().finally(() => process.exit(0))
    })
    server.closeIdleConnections()
    endIdle()
    // A connection that becomes idle from now on ends.
    server.keepAliveTimeout = 1
  })
}

/**
 * V8 collects what a request leaves behind instead of piling it up: 11 MB less. The same on the command line
 * (`--max-semi-space-size=1`) makes Node refuse its own compiled code, and start 40 ms later.
 */
function keepYoungGenerationSmall() {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Names everything but the content that a page depends on: the programs, the scripts it names and the origin. */
function buildName(): string {
  const hash = createHash('sha256').update(origin).update(JSON.stringify(build))
  // What they import has a hash in its name, which tells what it imports in turn.
  for (const program of ['main.js', 'render-process.js']) hash.update(readFileSync(path.join(here, program)))
  return hash.digest('base64url').slice(0, 22)
}
