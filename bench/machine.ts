import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { findChromium } from '../e2e/chromium.ts'

/** Programs that some rows need; a row whose program is missing is skipped with a word. */
export interface Machine {
  description: string
  nginx: string | undefined
  wrk: string | undefined
  taskset: string | undefined
  chromium: string | undefined
}

const find = (program: string): string | undefined => {
  try {
    return execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`], {
      encoding: 'utf8',
    }).trim()
  } catch {
    // The row that needs it says that it was skipped.
    return undefined
  }
}

const browser = (): string | undefined => {
  try {
    return findChromium()
  } catch {
    // As above.
    return undefined
  }
}

export function readMachine(): Machine {
  const [first] = cpus()
  return {
    description:
      `${String(cpus().length)} × ${first?.model.trim() ?? 'unknown processor'}, ` +
      `${String(Math.round(totalmem() / 2 ** 30))} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`,
    nginx: find('nginx'),
    wrk: find('wrk'),
    taskset: process.platform === 'linux' ? find('taskset') : undefined,
    chromium: browser(),
  }
}
