import { readdirSync, readFileSync } from 'node:fs'

/** What one process has used so far. Linux only. */
interface Used {
  pid: number
  parent: number
  /** Seconds of processor time. */
  seconds: number
}

/** The kernel's clock ticks a second, the same on every Linux that Node runs on. */
const ticks = 100

function allProcesses(): Used[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // The name of the program, in brackets, may hold anything.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      const [user, system] = [fields[11], fields[12]].map(Number)
      return [
        { pid: Number(name), parent: Number(fields[1]), seconds: ((user ?? 0) + (system ?? 0)) / ticks },
      ]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

/** Processes and whatever they have started. */
export function withDescendants(pids: readonly number[]): Used[] {
  const all = allProcesses()
  const found = new Set(pids)
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  return all.filter(({ pid }) => found.has(pid))
}

/** Megabytes of memory of processes; what several share counts once (proportional set size, /proc/…/smaps_rollup). */
export function memoryOf(processes: readonly Used[]): number {
  const kilobytes = processes.map(({ pid }) => {
    try {
      return Number(
        /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
      )
    } catch {
      // It has ended meanwhile.
      return 0
    }
  })
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** Seconds of processor time of processes that run now. */
export const secondsOf = (processes: readonly Used[]): number =>
  processes.reduce((sum, { seconds }) => sum + seconds, 0)
