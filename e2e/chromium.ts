import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where Linux distributions and macOS put Chromium and Chrome. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where Debian puts the part of Chromium that draws pages, which takes three quarters of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser that the end-to-end tests drive: without a window where the machine has one, else the usual one.
 * @throws Error that says how to get one
 */
export function findHeadlessChromium(): string {
  return isNamed() || !existsSync(headlessShell) ? findChromium() : headlessShell
}

const isNamed = (): boolean => (process.env['CHROMIUM_PATH'] ?? '') !== ''

/**
 * The browser that people have.
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined && isNamed()) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist. Correct it, or leave it out.`)
  }
  const found = [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error(
    'The end-to-end tests need Chromium or Chrome and found none. Install one (Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install chromium), or name yours in CHROMIUM_PATH.',
  )
}
