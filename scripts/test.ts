import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { runChecks } from './check.ts'
import { run, runScript, tool, type Outcome } from './command.ts'
import { seconds } from './phase.ts'
import { inRoot } from './root.ts'
import { countPlaywright, countTap, countVitest, type Count } from './test-reports.ts'

/** Where the test runners write what `npm test` adds up. */
const reports = inRoot('test-results')

/** A test runner, and how its report is read. */
interface Suite {
  name: string
  run: () => Promise<Outcome>
  count: (outcome: Outcome) => Count
}

const suites: Suite[] = [
  {
    name: 'tests of the scripts',
    run: () =>
      run(process.execPath, [
        '--import',
        'tsx',
        '--test',
        '--test-reporter=tap',
        ...['scripts', 'torture'].flatMap((folder) =>
          readdirSync(inRoot(folder))
            .filter((file) => file.endsWith('.test.ts'))
            .map((file) => inRoot(folder, file)),
        ),
      ]),
    count: ({ output }) => countTap(output),
  },
  vitest('frontend', 'tests of the front end'),
  vitest('cms', 'tests of the CMS, on SQLite and PostgreSQL'),
  {
    name: 'end-to-end tests',
    run: () =>
      run(tool('playwright'), ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'], {
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json` },
      }),
    count: () => countPlaywright(readReport('e2e')),
  },
]

function vitest(half: 'cms' | 'frontend', name: string): Suite {
  return {
    name,
    run: () =>
      runScript(half, 'test', {
        args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${half}.json`],
      }),
    count: () => countVitest(readReport(half)),
  }
}

/** @throws when the runner wrote none, because it did not come that far */
function readReport(name: string): string {
  return readFileSync(`${reports}/${name}.json`, 'utf8')
}

/** Runs a suite, prints one line, and what it said when something failed. */
async function runSuite(suite: Suite): Promise<Count> {
  const started = performance.now()
  const outcome = await suite.run()
  const count = counted(suite, outcome)
  const ok = count.failed === 0
  console.log(
    `  ${ok ? '✓' : '✗'} ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds(started)} s)`,
  )
  if (!ok) console.log(`${outcome.output.trim()}\n`)
  return count
}

function counted(suite: Suite, outcome: Outcome): Count {
  try {
    const { passed, failed, skipped } = suite.count(outcome)
    if (skipped > 0)
      console.log(`  ${suite.name}: ${skipped} skipped, which counts as failed: run or remove them`)
    const all = failed + skipped
    // A runner that found no test, or failed beside its tests, has not passed.
    const silent = all === 0 && (outcome.code !== 0 || passed === 0)
    return { passed, failed: silent ? 1 : all, skipped }
  } catch {
    // No readable report: the runner itself failed, and its output, printed by the caller, says why.
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** `npm test`: everything that proves the site; the last line says `N passed, N failed`. */
export async function main(): Promise<number> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const total = await runChecks()
  for (const suite of suites) {
    const { passed, failed } = await runSuite(suite)
    total.passed += passed
    total.failed += failed
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}
