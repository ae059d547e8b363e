import { rmSync } from 'node:fs'
import { buildHalves } from '../scripts/build.ts'
import { makeSecrets } from '../scripts/secrets.ts'
import { logs } from './server-logs.ts'
import { startSite } from './site-process.ts'
import { staffPassword } from './staff-password.ts'

/** Variables of the machine that a program needs; those of the site are all given here, whatever the shell has. */
const fromTheMachine = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'LD_LIBRARY_PATH']

/**
 * Runs once before all specs: the site that visitors' tests share and staff's tests copy, with the sample content in a
 * database of its own.
 * @returns what stops it after the last spec
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  rmSync(logs, { recursive: true, force: true })
  await buildHalves()
  const { stop } = await startSite('shared', {
    ...Object.fromEntries(fromTheMachine.map((name) => [name, process.env[name]])),
    ...makeSecrets(),
    SEED: 'true',
    STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'warn',
  })
  return stop
}
