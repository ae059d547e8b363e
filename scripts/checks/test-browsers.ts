import { findFirefox } from '../../e2e/browsers/firefox.ts'
import { walkInWebKit } from '../../e2e/browsers/webkit-walk.ts'
import { lacksForWebKit } from '../../e2e/browsers/webkit.ts'
import { run, tool } from '../processes/command.ts'

/**
 * `npm run test:browsers`: what people do most, in Firefox (e2e/browsers.config.ts) and in WebKitGTK (e2e/browsers/webkit-walk.ts);
 * where there is no WebKitGTK it says what the machine lacks, and goes on.
 * @param args for Playwright: the names of files, `--project=visitors`, …; with some there is Firefox only
 * @returns 0 when all of it works there
 * @throws Error that says that there is no Firefox
 */
export async function main(args: string[]): Promise<number> {
  findFirefox()
  const firefox = ['test', '--config', 'e2e/browsers.config.ts', ...args]
  const { code } = await run(tool('playwright'), firefox, { show: true })
  if (args.length > 0) return code
  const lacking = lacksForWebKit()
  if (lacking.length > 0) {
    console.log(`  WebKitGTK is not tested. It needs (Debian): apt-get install ${lacking.join(' ')}`)
    return code
  }
  const failed = await walkInWebKit()
  return failed > 0 ? 1 : code
}
