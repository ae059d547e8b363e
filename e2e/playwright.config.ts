import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from './chromium.ts'

export default defineConfig({
  outputDir: '../test-results/e2e',
  globalSetup: './stack.setup.ts',
  fullyParallel: true,
  workers: 2,
  // First those that only read, which share one site, then those that change theirs: a file after the other in each worker.
  // The second do not depend on the first: a test that fails hides no other.
  projects: [
    { name: 'visitors', testDir: 'visitors' },
    {
      name: 'staff',
      testDir: 'staff',
      fullyParallel: false,
      // What moves is tested as visitors see it; to draw it takes a tenth of the time of these.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  // A test that passes only the second time hides a fault of the site or of itself.
  retries: 0,
  // A busy machine is no fault of the site: what takes so long is broken, not slow.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Set by the global setup, before a worker reads this file again.
    ...(process.env['SITE_URL'] === undefined ? {} : { baseURL: process.env['SITE_URL'] }),
    // The width at which the whole navigation bar is shown.
    viewport: { width: 1440, height: 900 },
    // Not a trace of each test, which is a third of all work: `npx playwright test --trace on` makes one.
    // Nor a picture of each, which Playwright takes and throws away when nothing failed: the tests' own page takes one then.
    screenshot: 'off',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      // What Chromium asks of its makers' servers has no place in a test.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
})
