import { readFound } from '../site/database.ts'
import type { Incidents } from '../run/incidents.ts'
import { judge } from '../run/ledger.ts'
import type { Site } from '../site/site.ts'
import type { Writer } from './writer.ts'

/** Compares what writers were told with what is there, and tells each difference once. */
export class Lost {
  private readonly site: Site
  private readonly incidents: Incidents
  private readonly told = new Set<string>()

  constructor(site: Site, incidents: Incidents) {
    this.site = site
    this.incidents = incidents
  }

  /** To be asked while nobody writes. What writers know is no basis for more when it was wrong once. */
  async look(writers: readonly Writer[]): Promise<void> {
    const found = await readFound(this.site.ask)
    const before = this.told.size
    for (const { what, write, words } of judge(
      writers.flatMap(({ writes }) => writes),
      found,
    )) {
      const name = `${write.action} ${write.kind} ${write.mark}: ${words}`
      if (this.told.has(name)) continue
      this.told.add(name)
      this.incidents.tell(what, name, write)
    }
    if (this.told.size > before) for (const writer of writers) writer.beginAnew()
  }
}

/** Counts what writers have tried, and what was acknowledged. */
export function count(writers: readonly Writer[], incidents: Incidents): void {
  const outcomes = writers.flatMap(({ writes }) => writes.map(({ outcome }) => outcome))
  const of = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  incidents.current.tried += outcomes.length
  incidents.current.acknowledged += of('acknowledged')
  incidents.note(
    `${of('refused')} writes refused; ${of('unknown')} without an answer that says how they ended`,
  )
}
