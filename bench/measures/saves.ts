import { entriesOf } from '../entries.ts'
import type { Row } from '../row.ts'
import type { Site } from '../site.ts'
import { signIn, signInToAdmin, type Editor, type Entry } from '../staff.ts'
import { median, percentile, short } from '../statistics.ts'

const saves = 200

async function timesOf(editor: Editor, entry: Entry): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < saves; index += 1) {
    const since = performance.now()
    await editor.save(entry, `Saved ${String(index)} of ${String(saves)}`)
    times.push(performance.now() - since)
  }
  return times
}

/** How long whoever saves waits for the answer, one save after the other. @param content in words */
export async function measureSaves(site: Site, content: string): Promise<Row[]> {
  const [, event, paper] = await entriesOf(site)
  const staff = await signIn(site)
  const admin = await signInToAdmin(site)
  const row = async (measure: string, editor: Editor, entry: Entry | undefined, target: string) => {
    const times = entry === undefined ? [] : await timesOf(editor, entry)
    const [middle, late] = [median(times), percentile(times, 0.99)]
    const [mostMiddle = 0, mostLate = Infinity] = target.split('/').map(Number)
    return {
      measure: `save of ${measure}, ${content}, median / p99 of ${String(saves)}`,
      value: `${short(middle)} ms / ${short(late)} ms`,
      target: `≤ ${target.replace('/', ' ms / ')} ms`,
      reached: middle <= mostMiddle && late <= mostLate,
    }
  }
  return [
    await row('an event on the site', staff, event, '45/120'),
    await row('a publication on the site', staff, paper, '45/120'),
    await row("an event in Strapi's admin", admin, event, '80'),
  ]
}
