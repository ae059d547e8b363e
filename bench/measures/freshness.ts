import { entriesOf } from '../entries.ts'
import { paced } from '../load.ts'
import type { Row } from '../row.ts'
import type { Site } from '../site.ts'
import { signIn, signInToAdmin, type Editor, type Entry } from '../staff.ts'
import { median, percentile, short } from '../statistics.ts'

const edits = 50

/** Milliseconds from now until an address shows a text, as another client sees it. */
async function shows(url: string, text: string): Promise<number> {
  const since = performance.now()
  for (;;) {
    const page = await (await fetch(url)).text()
    if (page.includes(text)) return performance.now() - since
    if (performance.now() - since > 10_000) throw new Error(`${url} does not show the edit within 10 s.`)
  }
}

/** For each edit the time until it is answered, and from then on until the last of its addresses shows it. */
export async function timeEdits(
  site: Site,
  editor: Editor,
  entries: Entry[],
  count = edits,
): Promise<{ saves: number[]; times: number[] }> {
  const saves: number[] = []
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const entry = entries[index % entries.length]
    if (entry === undefined) continue
    const title = `Edit ${String(index)} of ${String(Date.now())}`
    const since = performance.now()
    await editor.save(entry, title)
    saves.push(performance.now() - since)
    times.push(Math.max(...(await Promise.all(entry.addresses.map((path) => shows(site.url + path, title))))))
  }
  return { saves, times }
}

/** How soon an edit is seen, and what readers notice of it. */
export async function measureFreshness(site: Site): Promise<Row[]> {
  const entries = await entriesOf(site)
  const staff = await signIn(site)
  const row = async (place: string, editor: Editor): Promise<Row> => {
    const { saves, times } = await timeEdits(site, editor, entries)
    return {
      measure: `edit to visible, ${place}, median / max of ${String(edits)}`,
      value: `${short(median(times))} ms / ${short(Math.max(...times))} ms (the save took ${short(median(saves))} ms / ${short(Math.max(...saves))} ms)`,
      target: '≤ 50 ms / 300 ms',
      reached: median(times) <= 50 && Math.max(...times) <= 300,
    }
  }
  const admin = await signInToAdmin(site)
  return [
    await row('on the site', staff),
    await row("in Strapi's admin", admin),
    await measureReaders(site, staff, entries, 'on the site'),
    await measureReaders(site, admin, entries, "in Strapi's admin"),
    await measureRendering(site, admin, entries),
  ]
}

/** The waiting of readers while somebody saves every second, against the same without saves. */
async function measureReaders(site: Site, editor: Editor, entries: Entry[], place: string): Promise<Row> {
  const urls = ['/', '/updates', '/publications', '/events/icube', '/gallery'].map((path) => site.url + path)
  const pace = { perSecond: 500, seconds: 15 }
  await paced(urls, { ...pace, seconds: 3 })
  const calm = await paced(urls, pace)
  let count = 0
  const saving = setInterval(() => {
    const entry = entries[count % entries.length]
    count += 1
    if (entry !== undefined) void editor.save(entry, `Save ${String(count)}`)
  }, 1000)
  const busy = await paced(urls, pace)
  clearInterval(saving)
  const [before, during] = [percentile(calm.times, 0.99), percentile(busy.times, 0.99)]
  return {
    measure: `p99 at 500 requests/s with a save every second ${place}, against none`,
    value: `${short(during / before)} (${short(during)} ms / ${short(before)} ms), ${String(calm.failed + busy.failed)} errors`,
    target: '≤ 2, 0 errors',
    reached: during / before <= 2 && calm.failed + busy.failed === 0,
  }
}

/** A page that must be made anew, for one reader. */
async function measureRendering(site: Site, editor: Editor, entries: Entry[]): Promise<Row> {
  const times: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const [entry] = entries
    if (entry === undefined) break
    await editor.save(entry, `Rendering ${String(index)}`)
    const since = performance.now()
    await (await fetch(`${site.url}/`)).arrayBuffer()
    times.push(performance.now() - since)
  }
  return { measure: 'home page right after a change, median of 20', value: `${short(median(times))} ms` }
}
