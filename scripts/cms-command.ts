import { buildCms } from './build/build.ts'
import { run } from './processes/command.ts'
import { loadEnvironment } from './environment/environment.ts'
import { inRoot } from './root.ts'
import { wake } from './processes/sleep.ts'
import { backUpForVersion } from './upgrade.ts'

/** What each verb runs, of `cms/dist/scripts`. */
const scripts: Readonly<Record<string, string>> = {
  seed: 'seed',
  'samples:remove': 'remove-samples',
  'admin:create': 'create-admin',
  'staff:password': 'set-staff-password',
}

/** `npm run seed`, `samples:remove`, `admin:create`, `staff:password`: a command of the CMS, with its environment. */
export async function main(args: string[], verb: string): Promise<number> {
  const environment = loadEnvironment()
  await buildCms()
  await backUpForVersion(environment)
  const script = inRoot(`cms/dist/scripts/${scripts[verb] ?? verb}.js`)
  const { code } = await run(process.execPath, [script, ...args], {
    cwd: inRoot('cms'),
    env: { ...environment.cms, NODE_ENV: 'production' },
    show: true,
  })
  await wake(environment)
  return code
}
