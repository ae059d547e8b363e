import { parseArgs } from 'node:util'
import { buildHalves } from '../scripts/build/build.ts'
import { sizes, type Size } from './content.ts'
import { readMachine, type Machine } from './machine.ts'
import { measureFootprint } from './measures/footprint.ts'
import { measureFreshness } from './measures/freshness.ts'
import { compare, costOf, type Cost } from './measures/growth.ts'
import { measureKeptPage } from './measures/kept-page.ts'
import { measureMemory } from './measures/memory.ts'
import { measureOutage } from './measures/outage.ts'
import { measureReading } from './measures/reading.ts'
import { measureSaves } from './measures/saves.ts'
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

interface Small {
  site: Site
  machine: Machine
  quick: boolean
}

/** What is measured of the samples, in this order. */
const small: Readonly<Record<string, (small: Small) => Promise<Row[]>>> = {
  footprint: ({ site }) => measureFootprint(site),
  kept: ({ site, machine }) => measureKeptPage(site, machine),
  saves: ({ site }) => measureSaves(site, 'samples'),
  freshness: ({ site }) => measureFreshness(site),
  stampede: ({ site }) => measureStampede(site),
  reading: ({ site, machine }) => measureReading(site, machine),
  outage: ({ site, quick }) => measureOutage(site, { quick }),
}

/** What `--only` can name. */
const parts = [...Object.keys(small), 'growth', 'memory']

const isSize = (name: string): name is Size => Object.hasOwn(sizes, name)

/**
 * `npm run bench`: builds, starts everything, and prints what readers and editors wait for, as ratios side by side.
 *
 * `-- --only kept,freshness` runs some of the measures, `--quick` shortens the outage from five minutes to ten
 * seconds, `--sizes S,L` leaves out a size.
 *
 * @returns 2 for a part or a size that there is not
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const wanted = values.only?.split(',')
  const named = values.sizes.split(',')
  const unknown = [
    ...(wanted ?? []).filter((name) => !parts.includes(name)),
    ...named.filter((name) => !isSize(name)),
  ]
  if (unknown.length > 0) {
    console.error(
      `The bench has no ${unknown.join(', ')}. It has: ${parts.join(', ')}; sizes ${Object.keys(sizes).join(', ')}.`,
    )
    return 2
  }
  const machine = readMachine()
  console.log(`  ${machine.description}`)
  await buildHalves()
  const rows: Row[] = []
  const costs = new Map<Size, Cost>()
  const isWanted = (name: string) => wanted === undefined || wanted.includes(name)
  const measureSize = async (size: Size): Promise<Row[]> => {
    const since = performance.now()
    const site = await Site.start(size)
    const start = {
      measure: `${size}: start with filling an empty database`,
      value: `${short((performance.now() - since) / 1000)} s`,
    }
    try {
      const samples = size === 'S' ? await measureSmall({ site, machine, quick: values.quick }, isWanted) : []
      const growth = isWanted('growth')
        ? await attempt(`growth, ${size}`, async () => {
            costs.set(size, await costOf(site, machine))
            return []
          })
        : []
      const memory =
        size === 'L' && isWanted('memory')
          ? told(await attempt('memory', () => measureMemory(site, machine, '5,000 papers')))
          : []
      const saves =
        size === 'L' && isWanted('saves')
          ? told(await attempt('saves', () => measureSaves(site, '5,000 papers')))
          : []
      return [start, ...samples, ...growth, ...saves, ...memory]
    } finally {
      await site.stop()
    }
  }
  for (const size of named.filter(isSize)) rows.push(...(await attempt(size, () => measureSize(size))))
  rows.push(...compare(costs))
  console.log(`\n${tableOf(rows)}\n`)
  if (wanted === undefined)
    writeReport(rows, {
      machine: machine.description,
      command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    })
  return 0
}

async function measureSmall(of: Small, isWanted: (name: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(small)) {
    if (!isWanted(name)) continue
    console.log(`  ${name} …`)
    rows.push(...told(await attempt(name, () => measure(of))))
  }
  return rows
}

/** Says at once what was measured: a run that is ended before its table has not been for nothing. */
function told(rows: Row[]): Row[] {
  for (const { measure, value } of rows) console.log(`    ${measure}: ${value}`)
  return rows
}

/** A failure is told in its place: half an hour of other measures shall not be lost. */
async function attempt(name: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await measure()
  } catch (error) {
    return [skipped(name, error instanceof Error ? error.message : String(error))]
  }
}
