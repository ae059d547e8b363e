import { defineConfig } from 'vitest/config'

// The same tests run against each database; each project starts one CMS of its own.
const integration = (name: string) => ({
  test: {
    name,
    include: ['tests/**/*.test.ts'],
    globalSetup: [`tests/setup/${name}.ts`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a busy machine the second that is usual here passes before a file is written.
    expect: { poll: { timeout: 10_000 } },
    // Tests of one CMS follow each other: they share its content.
    fileParallelism: false,
  },
})

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: ['src/**/*.test.ts', 'seed/**/*.test.ts'], fileParallelism: false } },
      integration('sqlite'),
      integration('postgres'),
    ],
  },
})
