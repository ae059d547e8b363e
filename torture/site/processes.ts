import { readFileSync, readdirSync } from 'node:fs'

/** The programs that a site consists of. */
export type Part = 'supervisor' | 'cms' | 'frontend' | 'rendering' | 'renditions'

export interface Process {
  pid: number
  part: Part | 'other'
  command: string
}

/** By what stands in its command line; the first that fits. */
const programs: [Part, RegExp][] = [
  ['supervisor', /scripts\/run\.mjs start/],
  ['rendering', /render-process\.js/],
  ['renditions', /dist\/src\/images\/main\.js/],
  ['frontend', /dist\/server\/main\.js/],
  ['cms', /dist\/scripts\/start\.js/],
]

/**
 * Every process that was started for a site, whoever its parent is by now: all are given the folder of their site in
 * their environment. Linux only.
 */
export function processesOf(dataDir: string): Process[] {
  const mine = `\0DATA_DIR=${dataDir}\0`
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name): (Process & { parent: number })[] => {
      const command = read(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim()
      // One that has ended and waits for its parent to notice has no command line left.
      if (command === '' || !`\0${read(`/proc/${name}/environ`)}`.includes(mine)) return []
      const part = programs.find(([, form]) => form.test(command))?.[0] ?? 'other'
      const parent = Number(/\) \S (\d+) /.exec(read(`/proc/${name}/stat`))?.[1])
      return [{ pid: Number(name), part, command, parent }]
    })
  // A child that is just becoming another program still looks like its parent.
  return found.filter(({ command, parent }) =>
    found.every((other) => other.pid !== parent || other.command !== command),
  )
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return ''
  }
}

export const isAlive = (pid: number): boolean => read(`/proc/${String(pid)}/cmdline`) !== ''

/** Sends a signal to a process; one that is gone already needs none. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone.
  }
}
