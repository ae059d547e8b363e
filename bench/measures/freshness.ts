import { setTimeout as rest } from 'node:timers/promises'
import { entriesOf } from '../entries.ts'
import { paced } from '../load.ts'
import type { Row } from '../row.ts'
import type { Site } from '../site.ts'
import { signIn, signInToAdmin, type Editor, type Entry } from '../staff.ts'
import { median, percentile, short } from '../statistics.ts'

const edits = 50

/** A single 99th percentile of a shared machine says little. */
const turns = 5

/** Milliseconds from now until an address shows a text, as another client sees it. */
async function shows(url: string, text: string): Promise<number> {
  const since = performance.now()
  for (;;) {
    const page = await (await fetch(url)).text()
    if (page.includes(text)) return performance.now() - since
    if (performance.now() - since > 10_000) throw new Error(`${url} does not show the edit within 10 s.`)
    // Asking without a pause would take the processor from those who make the page.
    await rest(2)
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
    await measureReaders(site, everySecond(staff, entries), {
      measure: 'with a save every second on the site',
      target: 2,
    }),
    await measureReaders(site, everySecond(admin, entries), {
      measure: "with a save every second in Strapi's admin",
      target: 2,
    }),
    await measureReaders(site, inABurst(staff, entries), {
      measure: `during a burst of ${String(edits)} edits`,
    }),
    await measureRendering(site),
  ]
}

/** Begins to edit, and answers how to end it: when the last save is answered, or the next measure would meet it. */
type Editing = () => () => Promise<unknown>

/** Somebody who saves every second. */
const everySecond =
  (editor: Editor, entries: Entry[]): Editing =>
  () => {
    let count = 0
    const saves: Promise<void>[] = []
    const saving = setInterval(() => {
      const entry = entries[count % entries.length]
      count += 1
      if (entry !== undefined) saves.push(editor.save(entry, `Save ${String(count)}`))
    }, 1000)
    return () => {
      clearInterval(saving)
      return Promise.all(saves)
    }
  }

/** Somebody who saves as fast as saves are answered. */
const inABurst =
  (editor: Editor, entries: Entry[]): Editing =>
  () => {
    const burst = async () => {
      for (let count = 0; count < edits; count += 1) {
        const entry = entries[count % entries.length]
        if (entry !== undefined) await editor.save(entry, `Burst ${String(count)}`)
      }
    }
    const saved = burst()
    return () => saved
  }

/** The waiting of readers while somebody edits, against the same without edits, in turns. */
async function measureReaders(
  site: Site,
  edit: Editing,
  { measure, target }: { measure: string; target?: number },
): Promise<Row> {
  const urls = ['/', '/updates', '/publications', '/events/icube', '/gallery'].map((path) => site.url + path)
  const pace = { perSecond: 500, seconds: 10 }
  await paced(urls, { ...pace, seconds: 3 })
  const calm: number[] = []
  const busy: number[] = []
  let failed = 0
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await paced(urls, pace)
    const end = edit()
    const during = await paced(urls, pace)
    await end()
    calm.push(percentile(before.times, 0.99))
    busy.push(percentile(during.times, 0.99))
    failed += before.failed + during.failed
  }
  const ratio = median(busy.map((during, turn) => during / (calm[turn] ?? Number.NaN)))
  return {
    measure: `p99 at 500 requests/s ${measure}, against none, median of ${String(turns)} turns`,
    value: `${short(ratio)} (${short(median(busy))} ms / ${short(median(calm))} ms), ${String(failed)} errors`,
    ...(target !== undefined && {
      target: `≤ ${String(target)}, 0 errors`,
      reached: ratio <= target && failed === 0,
    }),
  }
}

/** A page that is not kept, for one reader: a search that nobody has made before. */
async function measureRendering(site: Site): Promise<Row> {
  const times: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const since = performance.now()
    await (await fetch(`${site.url}/publications?q=oxide+${String(index)}`)).arrayBuffer()
    times.push(performance.now() - since)
  }
  return {
    measure: 'page that is not kept (a new search), median of 20',
    value: `${short(median(times))} ms`,
  }
}
