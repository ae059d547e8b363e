import { spawn } from 'node:child_process'
import { inRoot } from '../root.ts'

/** A process that a test watches from outside. */
export interface Observed {
  pid: number | undefined
  /** Everything that it has printed. */
  said: () => string
  /** Waits until it has printed this so many times. @throws Error with what it said instead */
  hasSaid: (words: string, times?: number) => Promise<void>
  signal: (name: NodeJS.Signals) => void
  /** Waits until it has ended. @returns its exit code; null after a signal */
  ended: () => Promise<number | null>
}

/** Runs a program of this folder. @param env all of its variables */
export function observe(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Observed {
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot('scripts/tests', program), ...args], {
    cwd: inRoot(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  return {
    pid: child.pid,
    said: () => text,
    hasSaid: (words, times = 1) =>
      until(() => text.split(words).length > times).catch(() => {
        throw new Error(`It never said "${words}" ${String(times)} time(s), but:\n${text}`)
      }),
    signal: (name) => {
      child.kill(name)
    },
    ended: () =>
      until(() => child.exitCode !== null || child.signalCode !== null).then(
        () => child.exitCode,
        () => {
          throw new Error(`It never ended, but said:\n${text}`)
        },
      ),
  }
}

/** Waits until something is so. @throws Error after two minutes, when it is broken and not slow */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 120_000; !(await isSo());) {
    if (Date.now() > deadline) throw new Error('It did not come about.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
