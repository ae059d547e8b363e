import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { buildHalves, buildPanel } from '../build/build.ts'
import { firstCheck, otherChecks, runCheck } from './check.ts'
import { run, tool, type Outcome } from '../processes/command.ts'
import { seconds } from '../processes/phase.ts'
import { inRoot } from '../root.ts'
import { countPlaywright, countVitest, total, type Count, type Counted } from './test-reports.ts'
import { concurrently, processors } from '../processes/concurrently.mjs'

/** Where the test runners write what `npm test` adds up. */
const reports = inRoot('test-results')

/** A test runner, and how its report is read. */
interface Suite {
  name: string
  run: () => Promise<Outcome>
  count: (outcome: Outcome) => Count
}

const postgres = vitest('cms', 'CMS on PostgreSQL', '--project=postgres')
const onSqlite = ['--project=sqlite', '--project=pure']
const sqlite = vitest('cms', 'CMS on SQLite', ...onSqlite)
/** Each with a CMS of its own. */
const partsOfSqlite = ['1/3', '2/3', '3/3'].map((shard) =>
  vitest('cms', `CMS on SQLite, ${shard}`, ...onSqlite, `--shard=${shard}`),
)
const scripts = vitest('.', 'scripts')
/** Without those that start whole sites. */
const quickScripts = vitest('.', 'scripts without a site', '--exclude=scripts/{tests,site}/**')
const frontEnd = vitest('frontend', 'front end')

/** Two browsers and two sites: by itself it has enough to do. */
const endToEnd: Suite = {
  name: 'end-to-end',
  run: () =>
    run(tool('playwright'), ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json` },
    }),
  count: () => countPlaywright(readReport('e2e')),
}

/** The tests of the scripts or of one half; all of them without arguments for Vitest. */
function vitest(folder: '.' | 'cms' | 'frontend', name: string, ...args: string[]): Suite {
  const report = name.replaceAll(/\W+/g, '-')
  return {
    name,
    run: () =>
      run(
        inRoot(folder, 'node_modules/.bin/vitest'),
        [
          'run',
          ...args,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reports}/${report}.json`,
        ],
        { cwd: inRoot(folder) },
      ),
    count: () => countVitest(readReport(report)),
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
    `  ${ok ? '✓' : '✗'} tests, ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds(started)} s)`,
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

/** Newer versions of V8 have no such budget, and complain of the flag. */
function optimizeLate(): void {
  if (Number.parseInt(process.versions.node) > 20) return
  const file = pathToFileURL(inRoot('scripts/checks/optimize-late.mjs')).href
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${file}`.trim()
}

/** What of the suites each verb runs beside the checks, the longest first. */
const verbs: Readonly<Record<string, { beside: Suite[]; afterwards: Suite[] }>> = {
  test: { beside: [postgres, sqlite, scripts, frontEnd], afterwards: [endToEnd] },
  'test:quick': { beside: [...partsOfSqlite, frontEnd, quickScripts], afterwards: [] },
}

/**
 * `npm test`: everything that proves the site. `npm run test:quick`: what shows most faults in a few minutes. The last
 * line says `N passed, N failed`.
 */
export async function main(_args: string[], verb: string): Promise<number> {
  const { beside, afterwards } = verbs[verb] ?? { beside: [], afterwards: [] }
  optimizeLate()
  const started = performance.now()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  // First, because it writes generated files, which everything else reads.
  const counts: Counted[] = [await runCheck(firstCheck)]
  const built = buildHalves()
  const jobs = [
    // Strapi's admin panel takes a minute, and only tests in a browser open it.
    ...(afterwards.length > 0 ? [() => built.then(buildPanel).then(() => total([]))] : []),
    ...beside.map((suite) => () => built.then(() => runSuite(suite))),
    ...otherChecks.map((check) => () => runCheck(check)),
  ]
  // Tests of a CMS wait for much.
  counts.push(...(await concurrently(processors + 1, jobs, (job) => job())))
  for (const suite of afterwards) counts.push(await runSuite(suite))
  const { passed, failed } = total(counts)
  console.log(`  everything took ${seconds(started)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
