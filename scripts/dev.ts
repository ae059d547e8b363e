import { loadEnvironment } from './environment.ts'
import { inRoot } from './root.ts'
import { needFreePort, startServer, waitUntilHealthy, type Server } from './server.ts'
import { supervise } from './supervise.ts'

/** `npm run dev`: both halves, each reloading when its sources change. */
export function main(): Promise<number> {
  return supervise(async (started) => {
    const environment = loadEnvironment()
    await needFreePort('front end', 'PORT', environment.port)
    await needFreePort('CMS', 'CMS_PORT', environment.cmsPort, environment.cmsHost)
    const start = (name: 'cms' | 'frontend'): Server => {
      const server = startServer(name, ['npm', 'run', '--silent', 'dev'], {
        cwd: inRoot(name),
        env: { ...environment[name], NODE_ENV: 'development' },
      })
      server.show()
      started(server)
      return server
    }
    const cms = start('cms')
    await waitUntilHealthy(cms, `${environment.cmsUrl}/_health`, 204)
    start('frontend')
    console.log(
      `  site ${environment.publicUrl} · Strapi's admin ${environment.cmsUrl}/admin · Ctrl-C stops both`,
    )
  })
}
