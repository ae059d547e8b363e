import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnvironment } from '../scripts/environment/environment.ts'
import { freePort, type Server } from '../scripts/processes/server.ts'
import { startStack } from '../scripts/processes/stack.ts'
import { logFile, logsOf } from './server-logs.ts'

/** A running site of the tests. */
export interface Site {
  url: string
  /** Ends both halves, and removes their data folder. */
  stop: () => Promise<void>
}

/**
 * Starts the real site in production mode at free ports of the loopback address, with a data folder of its own. The tests
 * of this process find it, and what it prints, by variables of the process; workers that are started afterwards inherit
 * them.
 * @param name of the folder that its lines are written to
 * @param variables what the CMS is given besides the addresses and the data folder: secrets, the password
 * @param fill puts into the empty data folder what the site shall begin with
 * @throws Error with the last lines of the half that did not start
 */
export async function startSite(
  name: string,
  variables: NodeJS.ProcessEnv,
  fill?: (dataDir: string) => void,
): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = readEnvironment({
    ...variables,
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(await freePort()),
    CMS_URL: undefined,
    PUBLIC_URL: url,
  })
  mkdirSync(logsOf(name), { recursive: true })
  const servers: Server[] = []
  const stop = async (): Promise<void> => {
    for (const server of servers.reverse()) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    fill?.(dataDir)
    await startStack(
      environment,
      async ({ start, well }) => {
        const server = start()
        servers.push(server)
        await well(server)
      },
      (half, text) => {
        appendFileSync(logFile(half, name), text)
      },
    )
  } catch (error) {
    await stop()
    throw error
  }
  process.env['SITE_NAME'] = name
  process.env['SITE_URL'] = url
  process.env['SITE_CMS'] = JSON.stringify(environment.cms)
  return { url, stop }
}
