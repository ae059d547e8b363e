import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildHalves } from '../scripts/build.ts'
import { readEnvironment } from '../scripts/environment.ts'
import { makeSecrets } from '../scripts/secrets.ts'
import { freePort, type Server } from '../scripts/server.ts'
import { startStack } from '../scripts/stack.ts'
import { logFile, logs } from './server-logs.ts'
import { staffPassword } from './staff-password.ts'

/** Variables of the machine that a program needs; those of the site are all given here, whatever the shell has. */
const fromTheMachine = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'LD_LIBRARY_PATH']

/**
 * Runs once before all specs: the real site in production mode, with the sample content in a database of its own,
 * at free ports of the loopback address.
 * @returns what stops it after the last spec
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-e2e-'))
  const port = await freePort()
  const environment = readEnvironment({
    ...Object.fromEntries(fromTheMachine.map((name) => [name, process.env[name]])),
    ...makeSecrets(),
    PORT: String(port),
    CMS_PORT: String(await freePort()),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SEED: 'true',
    STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'warn',
  })
  rmSync(logs, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  const servers: Server[] = []
  const stop = async (): Promise<void> => {
    for (const server of servers.reverse()) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await buildHalves()
    await startStack(
      environment,
      async ({ start, well }) => {
        const server = start()
        servers.push(server)
        await well(server)
      },
      (half, text) => {
        appendFileSync(logFile(half), text)
      },
    )
  } catch (error) {
    await stop()
    throw error
  }
  process.env['SITE_URL'] = environment.publicUrl
  process.env['SITE_CMS'] = JSON.stringify(environment.cms)
  return stop
}
