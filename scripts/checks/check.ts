import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run, runScript, tool, type Outcome } from '../processes/command.ts'
import { buildCms } from '../build/build.ts'
import { generate } from '../build/generate.ts'
import { seconds } from '../processes/phase.ts'
import { inRoot } from '../root.ts'
import { total, type Counted } from './test-reports.ts'
import { concurrently, processors } from '../processes/concurrently.mjs'

/** One thing that is checked without running the site. */
export interface Check {
  name: string
  /** What to do when it fails. */
  cure: string
  run: () => Promise<Outcome>
}

/** Folders with imports; configuration files stand outside the layers. */
const architecture = [
  'cms/src',
  'cms/config',
  'cms/scripts',
  'cms/tests',
  'frontend/src',
  'frontend/server',
  'scripts',
  'e2e',
  'torture',
]

/** By itself, because all others read what it writes. */
export const firstCheck: Check = {
  name: 'generated files are fresh',
  cure: 'They have just been written anew: look at the difference and commit it.',
  run: generatedFilesAreFresh,
}

/** The longest first. */
export const otherChecks: Check[] = [
  {
    name: 'lint',
    cure: 'Mend what is named, or run npx oxlint --fix.',
    run: () => run(tool('oxlint'), ['--deny-warnings']),
  },
  {
    name: 'format',
    cure: 'Run npx oxfmt and commit.',
    run: () => run(tool('oxfmt'), ['--check']),
  },
  {
    name: 'architecture',
    cure: 'Move the import as the rule says; the layers are drawn in docs/architecture.md.',
    run: () =>
      run(tool('depcruise'), [
        '--config',
        '.dependency-cruiser.mjs',
        ...architecture.filter((folder) => existsSync(inRoot(folder))),
      ]),
  },
  {
    name: 'nothing is unused',
    cure: 'Remove what is named, or use it.',
    run: () => run(tool('knip'), ['--no-progress', '--no-config-hints']),
  },
  {
    name: 'types of the scripts and the end-to-end tests',
    cure: 'Mend what TypeScript names.',
    // The root's own compiler is the one that dependency-cruiser needs, and ten times slower.
    run: () => run(inRoot('frontend/node_modules/.bin/tsc'), ['--noEmit', '--project', '.']),
  },
  {
    name: 'types of the CMS',
    cure: 'Mend what TypeScript names in cms/.',
    run: () => runScript('cms', 'typecheck'),
  },
  {
    name: 'types of the front end',
    cure: 'Mend what TypeScript names in frontend/.',
    run: () => runScript('frontend', 'typecheck'),
  },
]

/** Where `npm run generate` writes, relative to the project. */
const generatedFolders = ['cms', 'frontend/src', 'frontend/server']
/** The generated files in them. */
const generated = /^schema\.graphql$|^rules\.json$|\.generated\.\w+$/

/** Compares contents, so that it says the same in a work tree that has other changes. */
async function generatedFilesAreFresh(): Promise<Outcome> {
  const before = readGenerated()
  try {
    await buildCms()
    await generate()
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) }
  }
  const after = readGenerated()
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  return { code: stale.length === 0 ? 0 : 1, output: stale.map((file) => `${file} was stale`).join('\n') }
}

/** Texts by file. */
function readGenerated(): Map<string, string> {
  const files = generatedFolders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: folder !== 'cms', encoding: 'utf8' })
      .filter((file) => generated.test(path.basename(file)))
      .map((file) => path.join(folder, file)),
  )
  return new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
}

/** Runs a check, and prints one line, and what it said when it failed. */
export async function runCheck(check: Check): Promise<Counted> {
  const started = performance.now()
  const { code, output } = await check.run()
  console.log(`  ${code === 0 ? '✓' : '✗'} ${check.name} (${seconds(started)} s)`)
  if (code !== 0) console.log(`${output.trim()}\n    → ${check.cure}\n`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** `npm run check` */
export async function main(): Promise<number> {
  const { passed, failed } = total([
    await runCheck(firstCheck),
    ...(await concurrently(processors, otherChecks, runCheck)),
  ])
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
