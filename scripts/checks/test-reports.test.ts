import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './test-reports.ts'

test('a vitest file that could not be loaded counts as failed', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('an end-to-end test that passed only when repeated counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test('an end-to-end run whose servers did not start counts as failed', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'x' }] }
  expect(countPlaywright(JSON.stringify(report)).failed).toBe(1)
})
