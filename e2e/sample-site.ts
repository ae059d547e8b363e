import { buildHalves, buildPanel } from '../scripts/build/build.ts'
import { makeSecrets } from '../scripts/environment/secrets.ts'
import { machineVariables } from '../scripts/processes/site-variables.ts'
import { startSite, type Site } from './site-process.ts'
import { staffPassword } from './staff-password.ts'

/**
 * Builds what is out of date, and starts a site with the sample content in a database of its own.
 * @param name of the folder that its lines are written to
 */
export async function startSampleSite(name: string): Promise<Site> {
  await buildHalves()
  await buildPanel()
  return startSite(name, {
    ...machineVariables(),
    ...makeSecrets(),
    SEED: 'true',
    STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'warn',
  })
}
