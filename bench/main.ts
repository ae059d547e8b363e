import { parseArgs } from 'node:util'
import { buildHalves } from '../scripts/build.ts'
import { sizes, type Size } from './content.ts'
import { readMachine, type Machine } from './machine.ts'
import { measureFreshness } from './measures/freshness.ts'
import { compare, costOf, type Cost } from './measures/growth.ts'
import { measureKeptPage } from './measures/kept-page.ts'
import { measureMemory } from './measures/memory.ts'
import { measureOutage } from './measures/outage.ts'
import { measureReading } from './measures/reading.ts'
import { measureStampede } from './measures/stampede.ts'
import { tableOf, writeReport } from './report.ts'
import { skipped, type Row } from './row.ts'
import { Site } from './site.ts'
import { short } from './statistics.ts'

const options = {
  only: { type: 'string' },
  quick: { type: 'boolean', default: false },
  sizes: { type: 'string', default: 'S,M,L' },
} as const

/**
 * `npm run bench`: builds, starts everything, and prints what readers and editors wait for, as ratios side by side.
 *
 * `-- --only kept,freshness` runs some of the measures, `--quick` shortens the outage from five minutes to ten
 * seconds, `--sizes S,L` leaves out a size.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const machine = readMachine()
  console.log(`  ${machine.description}`)
  await buildHalves()
  const wanted = values.only?.split(',')
  const chosen = values.sizes.split(',').filter((size): size is Size => size in sizes)
  const rows: Row[] = []
  const costs = new Map<Size, Cost>()
  for (const size of chosen) {
    const since = performance.now()
    const site = await Site.start(size)
    rows.push({
      measure: `${size}: start with filling an empty database`,
      value: `${short((performance.now() - since) / 1000)} s`,
    })
    try {
      if (size === 'S') rows.push(...(await measureSmall(site, machine, wanted, values.quick)))
      if (wanted === undefined || wanted.includes('growth')) costs.set(size, await costOf(site, machine))
      if (size === 'L' && (wanted === undefined || wanted.includes('memory'))) {
        rows.push(...(await measureMemory(site, machine, '5,000 papers')))
      }
    } finally {
      await site.stop()
    }
  }
  const [small, large] = [costs.get('S'), costs.get('L')]
  if (small && large) rows.push(...compare(small, large))
  console.log(`\n${tableOf(rows)}\n`)
  if (wanted === undefined)
    writeReport(rows, { machine: machine.description, command: ['npm run bench', ...args].join(' ') })
  return 0
}

async function measureSmall(
  site: Site,
  machine: Machine,
  wanted: string[] | undefined,
  quick: boolean,
): Promise<Row[]> {
  const measures: Record<string, () => Promise<Row[]>> = {
    kept: () => measureKeptPage(site, machine),
    freshness: () => measureFreshness(site),
    stampede: () => measureStampede(site),
    reading: () => measureReading(site, machine),
    outage: () => measureOutage(site, { quick }),
  }
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted !== undefined && !wanted.includes(name)) continue
    console.log(`  ${name} …`)
    try {
      rows.push(...(await measure()))
    } catch (error) {
      // Half an hour of other measures shall not be lost.
      rows.push(skipped(name, error instanceof Error ? error.message : String(error)))
    }
  }
  return rows
}
