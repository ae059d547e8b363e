import { spawn } from 'node:child_process'
import { inRoot } from '../root.ts'

/** How a command ended. */
export interface Outcome {
  /** Exit code; 1 when a signal ended it. */
  code: number
  /** What it printed, both streams as they came. */
  output: string
}

/** Children that run now, so that an interrupted command leaves none behind. */
const running = new Set<number>()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    // SIGINT whatever came: it is what Playwright answers by stopping the servers that it started.
    for (const pid of running) signalGroup(pid, 'SIGINT')
    // Without a listener left, the same signal now ends this process as it would have without us.
    process.kill(process.pid, signal)
  })
}

/**
 * Runs a program to its end.
 * @param program its name or file; a program of node_modules/.bin is found by its folder, see {@link tool}
 * @param args its arguments
 * @param options `cwd` absolute (default: the project's root); `show` lets it print, and take what is typed
 */
export function run(
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; show?: boolean } = {},
): Promise<Outcome> {
  const { cwd = inRoot(), env = process.env, show = false } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      // A command that talks with the person at the terminal must stay in the terminal's own process group.
      detached: !show && process.platform !== 'win32',
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const { pid } = child
    if (pid !== undefined && !show) running.add(pid)
    child.on('error', reject)
    child.on('close', (code) => {
      if (pid !== undefined) running.delete(pid)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs an npm script of one half (`cms` or `frontend`). */
export function runScript(
  half: 'cms' | 'frontend',
  script: string,
  options: { args?: string[]; env?: NodeJS.ProcessEnv; show?: boolean } = {},
): Promise<Outcome> {
  const { args = [], ...rest } = options
  return run('npm', ['run', '--silent', script, '--', ...args], { cwd: inRoot(half), ...rest })
}

/** Absolute file of a program that the root's tools install. */
export const tool = (name: string): string => inRoot('node_modules/.bin', name)

/** Sends a signal to a child that was started as the leader of its own process group, and to all it started. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It is gone already, which is what the signal was for.
  }
}
