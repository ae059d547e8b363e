import { wrk } from '../load.ts'
import type { Machine } from '../machine.ts'
import { skipped, type Row } from '../row.ts'
import type { Site } from '../site.ts'
import { short } from '../statistics.ts'

/** The front end's memory after a million requests. */
export async function measureMemory(site: Site, machine: Machine, content: string): Promise<Row[]> {
  const measure = `memory of the front end after 1 M requests, ${content}`
  if (machine.wrk === undefined || process.platform !== 'linux')
    return [skipped(measure, 'Linux and wrk are needed')]
  const { perSecond } = await wrk(machine, `${site.url}/`, 3)
  const before = site.memory().now
  await wrk(machine, `${site.url}/`, Math.ceil(1_000_000 / perSecond))
  const { now, peak } = site.memory()
  return [
    {
      measure,
      value: `${short(now)} MB (before ${short(before)} MB, highest ${short(peak)} MB)`,
      target: '≤ 80 MB, flat',
      reached: now <= 80 && now - before <= 10,
    },
  ]
}
