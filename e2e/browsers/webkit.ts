import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { signalGroup } from '../../scripts/processes/command.ts'
import { freePort } from '../../scripts/processes/server.ts'
import { WebDriver } from './web-driver.ts'

/** Debian's packages, and the program of each that is needed. */
const packages = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
}

/** The packages that the machine lacks for {@link startWebKit}. */
export const lacksForWebKit = (): string[] =>
  Object.entries(packages)
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name)

/** A WebKitGTK, the nearest to Safari that Linux has, on a screen that nobody sees. */
export async function startWebKit(): Promise<{ browser: WebDriver; stop: () => Promise<void> }> {
  const port = await freePort()
  const driver = spawn(
    packages.xvfb,
    ['--auto-servernum', packages['webkit2gtk-driver'], `--port=${String(port)}`],
    {
      // A container has neither a sandbox for its processes nor a graphics card.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
      detached: true,
    },
  )
  const end = () => {
    if (driver.pid !== undefined) signalGroup(driver.pid, 'SIGTERM')
  }
  try {
    const browser = await WebDriver.start(`http://127.0.0.1:${String(port)}`)
    const stop = async () => {
      await browser.end()
      end()
    }
    return { browser, stop }
  } catch (error) {
    end()
    throw error
  }
}
