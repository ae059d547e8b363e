import { defineConfig } from '@playwright/test'
import { findFirefox } from './firefox.ts'
import usual from './playwright.config.ts'

const { launchOptions: _, ...use } = usual.use ?? {}

/**
 * What people do most, in another browser: menus, carousels, the gallery, publications, signing in, an edit, an upload.
 * The tests are the same ones. This Firefox is the usual one, which is spoken to by WebDriver BiDi.
 */
export default defineConfig({
  ...usual,
  // What WebDriver BiDi cannot ask of it yet: less motion, and an answer that no server gave.
  grepInvert: /less motion|a busy site says/,
  workers: 1,
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() },
  },
  projects: [
    {
      name: 'visitors',
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
      testMatch: ['access.staff.spec.ts', 'facilities.staff.spec.ts'],
      fullyParallel: false,
    },
  ],
})
