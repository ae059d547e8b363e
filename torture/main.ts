import { parseArgs } from 'node:util'
import { buildHalves } from '../scripts/build/build.ts'
import { inRoot } from '../scripts/root.ts'
import { Incidents, tableOf } from './run/incidents.ts'
import { makeFaults } from './phases/faults.ts'
import { askPublicly, sendFields } from './phases/fields.ts'
import { importLists, sendFiles } from './phases/files.ts'
import { killParts } from './phases/kills.ts'
import { findLeftOver } from './phases/left-over.ts'
import { sendRequests } from './phases/requests.ts'
import { Random } from './run/random.ts'
import { Site, type DatabaseName } from './site/site.ts'

const options = {
  cycles: { type: 'string', default: '100' },
  database: { type: 'string', default: 'both' },
  inputs: { type: 'string', default: '1500' },
  only: { type: 'string' },
  port: { type: 'string', default: '4600' },
  seed: { type: 'string' },
} as const

/** What ends this program from outside, and the exit code that says so. */
const signals = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

interface Run {
  random: Random
  incidents: Incidents
  cycles: number
  inputs: number
}

/** In the order in which they are done. */
const phases: Readonly<Record<string, (site: Site, run: Run) => Promise<void>>> = {
  kills: (site, { random, incidents, cycles }) => killParts(site, random, incidents, cycles),
  faults: (site, { random, incidents }) => makeFaults(site, random, incidents),
  requests: (site, { random, incidents }) => sendRequests(site, random, incidents),
  fields: (site, { random, incidents, inputs }) => sendFields(site, random, incidents, inputs),
  questions: (site, { random, incidents, inputs }) => askPublicly(site, random, incidents, inputs),
  files: (site, { random, incidents }) => sendFiles(site, random, incidents),
  imports: (site, { random, incidents }) => importLists(site, random, incidents),
  leftOver: (site, { incidents }) => findLeftOver(site, incidents),
}

/**
 * `npm run torture`: breaks the running site in many ways, and counts what that costs. See torture/README.md.
 *
 * @returns 0 when nothing was lost, doubled, answered with a failure, ended or left over
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  if (process.platform !== 'linux') throw new Error('This needs Linux: it finds processes by /proc.')
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : wholeNumber('seed', values.seed)
  const [cycles, inputs] = [wholeNumber('cycles', values.cycles), wholeNumber('inputs', values.inputs)]
  const port = wholeNumber('port', values.port)
  const wanted = phasesOf(values.only)
  for (const [signal, code] of signals) {
    // What was started is ended, and what was written is removed, when the process exits.
    process.on(signal, () => process.exit(code))
  }
  console.log(`  seed ${seed}`)
  await buildHalves()
  const incidents = new Incidents(inRoot('test-results/torture'), seed)
  for (const database of databasesOf(values.database)) {
    const run = { random: new Random(seed), incidents, cycles, inputs }
    incidents.begin('start', database)
    const site = await Site.make(database, port, incidents)
    for (const phase of wanted) await attempt(site, incidents, () => phase(site, run))
    await site.remove()
  }
  console.log(`\n${tableOf(incidents.tallies)}\n`)
  if (incidents.count === 0) return 0
  console.log(
    `  what went wrong, and how to see it again: ${incidents.folder}/incidents.json (seed ${seed})\n`,
  )
  return 1
}

/** A phase that cannot go on is a violation too, and the others have their turn. */
async function attempt(site: Site, incidents: Incidents, phase: () => Promise<void>): Promise<void> {
  try {
    await phase()
  } catch (error) {
    incidents.tell(
      'crashed',
      `the phase could not go on: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    await site.postgres?.start()
    await site.stop()
  }
  if (site.hasEnded()) await site.startAgain('after a phase')
}

function databasesOf(name: string): DatabaseName[] {
  if (name === 'both') return ['sqlite', 'postgres']
  if (name === 'sqlite' || name === 'postgres') return [name]
  throw new Error(`--database is "${name}". Give sqlite, postgres or both.`)
}

/** @param only their names, with commas between; all without one @throws Error for one that there is not */
function phasesOf(only?: string) {
  const names = only?.split(',') ?? Object.keys(phases)
  const unknown = names.filter((name) => !Object.hasOwn(phases, name))
  if (unknown.length > 0)
    throw new Error(`There is no phase ${unknown.join(', ')}. There are: ${Object.keys(phases).join(', ')}.`)
  return Object.entries(phases).flatMap(([name, phase]) => (names.includes(name) ? [phase] : []))
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`--${name} is "${text}". Give a whole number.`)
}
