import { buildHalves, buildPanel } from '../scripts/build/build.ts'
import { makeSecrets } from '../scripts/environment/secrets.ts'
import { startSite, type Site } from './site-process.ts'
import { staffPassword } from './staff-password.ts'

/** Variables of the machine that a program needs; those of the site are all given here, whatever the shell has. */
const fromTheMachine = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'LD_LIBRARY_PATH']

/**
 * Builds what is out of date, and starts a site with the sample content in a database of its own.
 * @param name of the folder that its lines are written to
 */
export async function startSampleSite(name: string): Promise<Site> {
  await buildHalves()
  await buildPanel()
  return startSite(name, {
    ...Object.fromEntries(fromTheMachine.map((name) => [name, process.env[name]])),
    ...makeSecrets(),
    SEED: 'true',
    STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'warn',
  })
}
