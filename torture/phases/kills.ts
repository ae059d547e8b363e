import type { Incidents } from '../run/incidents.ts'
import { count, Lost } from '../writing/lost.ts'
import type { Part, Process } from '../site/processes.ts'
import type { Random } from '../run/random.ts'
import { readAll, Reader, type Failure } from '../answers/reader.ts'
import type { Site } from '../site/site.ts'
import { rest, until } from '../run/wait.ts'
import { Writer } from '../writing/writer.ts'

type Victim = Part | 'database'

/** Longer than the site may take to save again, in ms. */
const longestReturn = 120_000
/** How many of each part may run; one that was retired finishes what it was asked. */
const most: Partial<Record<Process['part'], number>> = {
  supervisor: 1,
  cms: 1,
  frontend: 1,
  rendering: 2,
  renditions: 1,
}

/** Ends one part after the other with SIGKILL while others write and read, and looks for what was lost. */
export async function killParts(
  site: Site,
  random: Random,
  incidents: Incidents,
  cycles: number,
): Promise<void> {
  incidents.begin('kill -9', site.database)
  const writers = ['0', '1', '2'].map((name) => new Writer(site, random, name))
  const probe = new Writer(site, random, 'probe')
  await readAll(site.url)
  const readers = [0, 1].map(() => new Reader(site.url, random))
  const lost = new Lost(site, incidents)
  const killed = new Map<Victim, number[]>()
  let refused = 0

  try {
    for (let cycle = 1, deck: Victim[] = []; cycle <= cycles; cycle += 1) {
      if (deck.length === 0) deck = random.shuffle(victimsOf(site))
      for (const writer of writers) writer.go()
      await rest(random.between(300, 2500))
      const victim = await killOne(site, deck, incidents)
      incidents.doing = `cycle ${cycle}, ${victim}`
      const since = performance.now()
      await Promise.all([
        comeBack(site, victim, probe, incidents),
        victim === 'database' ? site.postgres?.start() : undefined,
      ])
      killed.set(victim, [...(killed.get(victim) ?? []), (performance.now() - since) / 1000])
      await Promise.all(writers.map((writer) => writer.pause()))
      await lost.look([...writers, probe])
      await needOneOfEach(site, incidents)
      for (const failure of readers.flatMap((reader) => reader.takeFailures())) {
        if (isTheFrontendsAbsence(victim, failure)) refused += 1
        else
          incidents.tell(
            'failed',
            `${failure.path} after the end of the ${victim}: ${String(failure.status)} ${failure.reason}`,
          )
      }
      if (cycle % 10 === 0) console.log(`    ${cycle} of ${cycles} cycles`)
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.stop()))
    await Promise.all(writers.map((writer) => writer.pause()))
  }
  count([...writers, probe], incidents)
  const read = readers.reduce((sum, reader) => sum + reader.read, 0)
  incidents.note(
    `${read} pages read; ${refused} connections refused or cut while the front end itself was away`,
  )
  for (const [victim, seconds] of killed)
    incidents.note(`${victim}: killed ${seconds.length} times; ${timesOf(seconds)}`)
}

const victimsOf = ({ postgres }: Site): Victim[] => [
  'cms',
  'frontend',
  'rendering',
  'renditions',
  'supervisor',
  ...(postgres === undefined ? [] : ['database' as const]),
]

/** Ends the next of the deck that runs. The two that work for the halves come and go, so they are waited for. */
async function killOne(site: Site, deck: Victim[], incidents: Incidents): Promise<Victim> {
  const victim = deck.shift() ?? 'cms'
  if (victim === 'database') {
    incidents.doing = 'the database'
    await site.postgres?.stop('SIGKILL')
    return victim
  }
  if (await until(() => site.kill(victim), 3000, 20)) return victim
  console.log(`    the ${victim} does not run now; the CMS is ended instead`)
  site.kill('cms')
  return 'cms'
}

/** Waits until the next save works, and starts what nobody else starts. */
async function comeBack(site: Site, victim: Victim, probe: Writer, incidents: Incidents): Promise<void> {
  const saving = probe.create('update')
  const isOver = () => Promise.race([saving.then(() => true), rest(50).then(() => false)])
  for (let end = Date.now() + longestReturn; !(await isOver());) {
    if (site.hasEnded()) await site.startAgain(`after the ${victim} was killed`)
    if (Date.now() > end) {
      incidents.tell('crashed', `no save works ${longestReturn / 1000} s after the ${victim} was killed`)
      await site.stop()
      await site.startAgain('after it was stopped')
      end = Date.now() + longestReturn
    }
  }
}

async function needOneOfEach(site: Site, incidents: Incidents): Promise<void> {
  const surplus = () =>
    Object.entries(most).flatMap(([part, allowed]) => {
      const found = site.processes().filter((process) => process.part === part)
      return found.length > allowed ? found : []
    })
  if (await until(() => surplus().length === 0, 10_000)) return
  const processes = surplus()
  incidents.tell(
    'leftOver',
    `too many of them run: ${processes.map(({ part }) => part).join(', ')}`,
    processes,
  )
}

/** Nobody can answer for a front end that is not there. What it was saying when it was ended is cut. */
const isTheFrontendsAbsence = (victim: Victim, { status }: Failure): boolean =>
  (victim === 'frontend' || victim === 'supervisor') && status === undefined

function timesOf(seconds: readonly number[]): string {
  const sorted = [...seconds].sort((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return `next save after ${median.toFixed(1)} s, ${(sorted.at(-1) ?? 0).toFixed(1)} s at most`
}
