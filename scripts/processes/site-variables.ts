import { makeSecrets } from '../environment/secrets.ts'
import { freePort } from './server.ts'

/**
 * The variables of a site of its own at free ports of the loopback address, and nothing else of who runs it.
 *
 * @param dataDir its data folder
 */
export async function siteVariables(dataDir: string) {
  const [port, cmsPort] = [String(await freePort()), String(await freePort())]
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ...makeSecrets(),
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CMS_PORT: cmsPort,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  }
}
