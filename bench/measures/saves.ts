import { setTimeout } from 'node:timers/promises'
import { entriesOf } from '../entries.ts'
import type { Row } from '../row.ts'
import type { Site } from '../site.ts'
import { signIn, signInToAdmin, type Editor, type Entry } from '../staff.ts'
import { median, percentile, short } from '../statistics.ts'

const saves = 200

/** What was read a minute ago or less is made anew before a save is answered; on a quiet site nothing was. In ms. */
const untilQuiet = 65_000

/** Milliseconds to be reached by the median, and by the 99th percentile. */
interface Most {
  middle: number
  late?: number
}
const onSite: Most = { middle: 45, late: 120 }

async function timesOf(editor: Editor, entry: Entry): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < saves; index += 1) {
    const since = performance.now()
    await editor.save(entry, `Saved ${String(index)} of ${String(saves)}`)
    times.push(performance.now() - since)
  }
  return times
}

/** How long whoever saves waits for the answer, one save after the other, while nobody reads. @param content in words */
export async function measureSaves(site: Site, content: string): Promise<Row[]> {
  const [, event, paper] = await entriesOf(site)
  await setTimeout(untilQuiet)
  const staff = await signIn(site)
  const admin = await signInToAdmin(site)
  const row = async (measure: string, editor: Editor, entry: Entry | undefined, most: Most) => {
    const times = entry === undefined ? [] : await timesOf(editor, entry)
    const [middle, late] = [median(times), percentile(times, 0.99)]
    return {
      measure: `save of ${measure}, ${content}, median / p99 of ${String(saves)}`,
      value: `${short(middle)} ms / ${short(late)} ms`,
      target: `≤ ${String(most.middle)} ms${most.late === undefined ? '' : ` / ${String(most.late)} ms`}`,
      reached: middle <= most.middle && late <= (most.late ?? Infinity),
    }
  }
  return [
    await row('an event on the site', staff, event, onSite),
    await row('a publication on the site', staff, paper, onSite),
    await row("an event in Strapi's admin", admin, event, { middle: 80 }),
  ]
}
