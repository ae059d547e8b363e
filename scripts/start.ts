import { announcePanel, buildHalves, isPanelStale, rebuildPanel } from './build/build.ts'
import { rememberUse } from './environment/data-place.ts'
import { loadEnvironment, type Environment } from './environment/environment.ts'
import { seconds } from './processes/phase.ts'
import { needFreePort } from './processes/server.ts'
import { startStack } from './processes/stack.ts'
import { inRoot } from './root.ts'
import { supervise } from './processes/supervise.ts'
import { withWayBack } from './upgrade.ts'

/** `npm start` */
export async function main(): Promise<number> {
  return runSite(loadEnvironment())
}

/**
 * Builds what is out of date, runs both halves as in production and keeps them running until a signal comes. Strapi's
 * admin panel takes longer to build than all else together, so the site does not wait for it.
 */
export function runSite(environment: Environment): Promise<number> {
  return supervise(async (run, signal) => {
    const since = performance.now()
    await needFreePort('front end', 'PORT', environment.port, environment.host)
    await needFreePort('CMS', 'CMS_PORT', environment.cmsPort, environment.cmsHost)
    await buildHalves()
    const withoutPanel = isPanelStale()
    if (withoutPanel) await announcePanel()
    await withWayBack(environment, () => startStack(environment, run, showFirstPassword))
    rememberUse(inRoot('.env'), environment.dataDir)
    console.log(`
The site is ready after ${seconds(since)} s.

  site            ${environment.publicUrl}${behindProxy(environment)}
  Strapi's admin  ${environment.cmsUrl}/admin${withoutPanel ? ' (its panel is being built, which takes a minute)' : ''}
                  no administrator yet? In another terminal: npm run admin:create
  data            ${environment.dataDir}

Ctrl-C stops both halves.
`)
    if (withoutPanel) void completePanel(signal)
  })
}

/** @param signal says when all stops, the builder with it */
async function completePanel(signal: AbortSignal): Promise<void> {
  const since = performance.now()
  try {
    await rebuildPanel()
    console.log(`  Strapi's admin panel is built (${seconds(since)} s).`)
  } catch (error) {
    if (signal.aborted) return
    console.error(error instanceof Error ? error.message : error)
    console.error("The site goes on without Strapi's admin panel.")
  }
}

/** The CMS names the password of staff once, when it makes one: shown at once, whatever else goes wrong later. */
function showFirstPassword(name: string, text: string): void {
  const line = name === 'cms' ? /^Staff password: .*$/m.exec(text)?.[0] : undefined
  if (line !== undefined) console.log(`\n\n  ${line}\n`)
}

/** PUBLIC_URL may be what a proxy answers for; the address that always works from this machine is named too. */
function behindProxy({ publicUrl, localUrl, port }: Environment): string {
  return publicUrl === `http://localhost:${String(port)}` ? '' : ` (here: ${localUrl})`
}
