import { loadEnvironment } from './environment/environment.ts'
import type { Program } from './processes/keep-running.ts'
import { inRoot } from './root.ts'
import { needFreePort, nodeProgram, startServer, waitUntilHealthy } from './processes/server.ts'
import { supervise } from './processes/supervise.ts'

/** `npm run dev`: both halves, each reloading when its sources change. */
export function main(): Promise<number> {
  return supervise(async (run) => {
    const environment = loadEnvironment()
    await needFreePort('front end', 'PORT', environment.port, environment.host)
    await needFreePort('CMS', 'CMS_PORT', environment.cmsPort, environment.cmsHost)
    // What `npm run dev` in the half's folder runs, without npm between it and its signals.
    const half = (name: 'cms' | 'frontend', health: string, status: number, args: string[]): Program => ({
      start: () => {
        const server = startServer(name, nodeProgram(...args), {
          cwd: inRoot(name),
          env: { ...environment[name], NODE_ENV: 'development' },
        })
        server.show()
        return server
      },
      well: (server) => waitUntilHealthy(server, health, status),
    })
    const strapi = 'node_modules/@strapi/strapi/bin/strapi.js'
    await run(half('cms', `${environment.cmsUrl}/_health`, 204, [strapi, 'develop']))
    const health = `${environment.localUrl}/health`
    await run(half('frontend', health, 200, ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/dev.ts']))
    console.log(
      `  site ${environment.publicUrl} · Strapi's admin ${environment.cmsUrl}/admin · Ctrl-C stops both`,
    )
  })
}
