import { findFirefox } from '../e2e/firefox.ts'
import { run, tool } from './command.ts'

/**
 * `npm run test:browsers`: what people do most, in Firefox (e2e/browsers.config.ts).
 * @param args for Playwright: the names of files, `--project=visitors`, …
 * @returns 0 when all of it works there
 * @throws Error that says what the machine lacks
 */
export async function main(args: string[]): Promise<number> {
  findFirefox()
  const { code } = await run(tool('playwright'), ['test', '--config', 'e2e/browsers.config.ts', ...args], {
    show: true,
  })
  return code
}
