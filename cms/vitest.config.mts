import { defineConfig } from 'vitest/config'

/** What takes so long is broken, not slow: a busy machine starts a CMS in minutes. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 }

// The same tests run against each database; each project starts one CMS of its own.
const integration = (name: string) => ({
  test: {
    name,
    include: ['tests/**/*.test.ts'],
    globalSetup: [`tests/setup/${name}.ts`],
    ...patience,
    expect: { poll: { timeout: 60_000 } },
    // Tests of one CMS follow each other: they share its content.
    fileParallelism: false,
    isolate: false,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          ...patience,
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
          fileParallelism: false,
          // A process and a copy of every module for each file would be half of all the work.
          isolate: false,
        },
      },
      integration('sqlite'),
      integration('postgres'),
    ],
  },
})
