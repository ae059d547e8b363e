import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPlaywright, countTap, countVitest } from './test-reports.ts'

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
  assert.deepEqual(countVitest(JSON.stringify(report)), { passed: 3, failed: 2, skipped: 2 })
})

test('an end-to-end test that passed only when repeated counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }
  assert.deepEqual(countPlaywright(JSON.stringify(report)), { passed: 5, failed: 2, skipped: 0 })
})

test('an end-to-end run whose servers did not start counts as failed', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'x' }] }
  assert.equal(countPlaywright(JSON.stringify(report)).failed, 1)
})

test('the closing lines of a TAP report are counted', () => {
  const tap = '1..4\n# tests 4\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n'
  assert.deepEqual(countTap(tap), { passed: 2, failed: 2, skipped: 0 })
})

test('a TAP report that was cut off is an error', () => {
  assert.throws(() => countTap('ok 1 - something\n'), /did not finish/)
})
