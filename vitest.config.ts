import { defineConfig } from 'vitest/config'

/** The tests of what starts, builds and breaks the site; each half has a configuration of its own. */
export default defineConfig({
  test: {
    include: ['{scripts,torture}/**/*.test.ts'],
    // What takes so long is broken, not slow: some of them start the whole site.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Some of them start a site of their own, and the machine that the site is made for has two processors.
    fileParallelism: false,
  },
})
