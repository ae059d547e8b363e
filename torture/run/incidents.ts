import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What must not happen. */
const violations = ['lost', 'doubled', 'failed', 'crashed', 'leftOver'] as const
export type Violation = (typeof violations)[number]

/** One line of the table at the end. */
export interface Tally extends Record<Violation, number> {
  phase: string
  database: string
  tried: number
  acknowledged: number
}

/** Counts what a phase did and what went wrong, and writes down how to see it again. */
export class Incidents {
  readonly tallies: Tally[] = []
  private readonly told: object[] = []
  /** What happens now; stands in each report. */
  doing = ''

  readonly folder: string
  private readonly seed: number

  /** @param folder emptied first */
  constructor(folder: string, seed: number) {
    this.folder = folder
    this.seed = seed
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }

  get current(): Tally {
    const tally = this.tallies.at(-1)
    if (tally === undefined) throw new Error('No phase has begun.')
    return tally
  }

  begin(phase: string, database: string): Tally {
    this.tallies.push({
      phase,
      database,
      tried: 0,
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      failed: 0,
      crashed: 0,
      leftOver: 0,
    })
    this.doing = ''
    console.log(`  ${phase}, ${database} …`)
    return this.current
  }

  /** @param input whatever is needed to see it again, beside the seed */
  tell(what: Violation, words: string, input?: unknown): void {
    const { phase, database } = this.current
    this.current[what] += 1
    const incident = {
      what,
      words,
      phase,
      database,
      doing: this.doing,
      seed: this.seed,
      at: new Date(),
      input,
    }
    this.told.push(incident)
    writeFileSync(path.join(this.folder, 'incidents.json'), `${JSON.stringify(this.told, null, 2)}\n`)
    if (this.current[what] <= 5) console.log(`    ✗ ${what}: ${words.slice(0, 300)}`)
    else if (this.current[what] === 6) console.log(`    ✗ ${what}: and more, see the report`)
  }

  /** What is worth knowing and is no violation. */
  note(words: string): void {
    console.log(`    ${words}`)
  }

  get count(): number {
    return this.tallies.reduce(
      (sum, tally) => sum + violations.reduce((all, what) => all + tally[what], 0),
      0,
    )
  }
}

/** The table at the end, in Markdown. */
export const tableOf = (tallies: readonly Tally[]): string =>
  [
    '| phase | database | tried | acknowledged | lost | doubled | failed | crashed | left over |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...tallies.map((tally) =>
      [
        '',
        tally.phase,
        tally.database,
        tally.tried,
        tally.acknowledged,
        ...violations.map((what) => tally[what]),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n')
