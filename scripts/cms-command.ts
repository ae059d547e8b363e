import { runScript } from './command.ts'
import { loadEnvironment } from './environment.ts'

/** `npm run seed`, `samples:remove`, `admin:create`, `staff:password`: a command of the CMS, with its environment. */
export async function main(args: string[], verb: string): Promise<number> {
  const { cms } = loadEnvironment()
  const { code } = await runScript('cms', verb, { args, env: cms, show: true })
  return code
}
