/** How many checks or tests passed and failed. */
export interface Counted {
  passed: number
  failed: number
}

/** What a test runner's report says. */
export interface Count extends Counted {
  skipped: number
}

/** Adds up. */
export const total = (counts: readonly Counted[]): Counted => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts vitest's JSON report. A file that could not be loaded has no test in it and counts as one that failed.
 * @param json the report's text
 */
export function countVitest(json: string): Count {
  const report = JSON.parse(json) as VitestReport
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Counts Playwright's JSON report. A test that passed only when repeated counts as failed.
 * @param json the report's text
 */
export function countPlaywright(json: string): Count {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
