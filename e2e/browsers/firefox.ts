import { existsSync } from 'node:fs'

/** Where Linux distributions and macOS put Firefox. */
const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * The Firefox that people have.
 * @throws Error that says how to get one
 */
export function findFirefox(): string {
  const found = [process.env['FIREFOX_PATH'] ?? '', ...usualPlaces].find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error(
    'These tests need Firefox and found none. Install it (Debian: apt-get install firefox-esr), or name yours in FIREFOX_PATH.',
  )
}
