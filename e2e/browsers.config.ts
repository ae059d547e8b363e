import { defineConfig } from '@playwright/test'
import { findFirefox } from './browsers/firefox.ts'
import usual from './playwright.config.ts'

const { launchOptions: _, ...use } = usual.use ?? {}

/**
 * What people do most, in another browser: menus, carousels, the gallery, publications, signing in, an edit, an upload.
 * The tests are the same ones. This Firefox is the usual one, which is spoken to by WebDriver BiDi.
 */
export default defineConfig({
  ...usual,
  // What WebDriver BiDi cannot ask of it yet: media features (less motion, paper, forced colours), a finger, no scripts,
  // and an answer that no server gave. Firefox remembers a script that it could not fetch: the next click loads the page anew,
  // and a part that did not load says to do so.
  grepInvert:
    /less motion|on paper|in forced colours|with a finger|without JavaScript|a busy site says|wakes at the next click|does not load/,
  workers: 1,
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox(),
      // A machine without a mouse would be a telephone: its pointer is precise (2) and hovers (4).
      firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
    },
  },
  projects: [
    {
      name: 'visitors',
      testDir: 'visitors',
      testMatch: [
        'navigation.spec.ts',
        'home.spec.ts',
        'gallery.spec.ts',
        'publications.spec.ts',
        'intent.spec.ts',
      ],
    },
    {
      name: 'staff',
      testDir: 'staff',
      testMatch: ['access.spec.ts', 'facilities.spec.ts'],
      fullyParallel: false,
    },
  ],
})
