import { makeSecrets } from '../environment/secrets.ts'
import { freePort } from './server.ts'

/** Variables of the machine that a program needs, whatever else the shell has. */
export function machineVariables(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ, LANG, SystemRoot, LD_LIBRARY_PATH, NODE_EXTRA_CA_CERTS, NODE_OPTIONS } =
    process.env
  return { PATH, HOME, TMPDIR, TZ, LANG, SystemRoot, LD_LIBRARY_PATH, NODE_EXTRA_CA_CERTS, NODE_OPTIONS }
}

/**
 * The variables of a site of its own at free ports of the loopback address, and nothing else of who runs it.
 *
 * @param dataDir its data folder
 */
export async function siteVariables(dataDir: string) {
  const [port, cmsPort] = [String(await freePort()), String(await freePort())]
  return {
    ...machineVariables(),
    ...makeSecrets(),
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CMS_PORT: cmsPort,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  }
}
