import { defineConfig } from 'vitest/config'

/** The tests of what starts, builds and breaks the site; each half has a configuration of its own. */
export default defineConfig({
  test: {
    include: ['{scripts,torture}/**/*.test.ts'],
    // What takes so long is broken, not slow: some of them start the whole site.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The longest of them wait most of their time, for a site of their own to fall asleep or to come back.
    maxWorkers: 2,
  },
})
