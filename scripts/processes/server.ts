import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { signalGroup } from './command.ts'
import { inRoot } from '../root.ts'

/** A running server of ours. */
export interface Server {
  readonly name: string
  /** Process id; undefined when it could not be started. */
  readonly pid: number | undefined
  /** Settles when the process ended: its exit code, or the signal's name. */
  readonly ended: Promise<number | string>
  /** The last lines that it printed. */
  output(): string
  /** Prints its lines from now on, each with the server's name before it. */
  show(): void
  /** Says something to a program that was started with `hear`. */
  tell(message: string): void
  /** Asks it to end, lets it finish what it is answering, and settles when it is gone. */
  stop(): Promise<void>
}

/** Lines kept for the message when a server does not start. */
const keptLines = 200
/** The CMS lets running requests finish for up to 8 seconds (cms/src/startup/drain.ts); after this it hangs and is ended by force. */
const patience = 15_000

const endWithParent = pathToFileURL(inRoot('scripts/processes/end-with-parent.mjs')).href

/** The command of a Node program, which {@link startServer} then leaves nowhere behind, however this process ends. */
export const nodeProgram = (...args: string[]): [string, ...string[]] => [
  process.execPath,
  `--import=${endWithParent}`,
  ...args,
]

/**
 * Starts a long-running program.
 * @param name shown before its lines
 * @param command program and arguments
 * @param options `cwd` absolute; `env` all of its variables; `log` is called with each chunk of its output, `hear` with
 * what it says on a channel that it gets for it
 */
export function startServer(
  name: string,
  command: [string, ...string[]],
  options: {
    cwd: string
    env: NodeJS.ProcessEnv
    log?: (text: string) => void
    hear?: (message: unknown) => void
  },
): Server {
  const [program, ...args] = command
  // A process group of its own: Ctrl-C at the terminal then reaches this process only, which stops the servers
  // in the right order, each with one signal.
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env,
    detached: process.platform !== 'win32',
    // Its input stays open and empty as long as this process lives, see `end-with-parent.mjs`.
    stdio: ['pipe', 'pipe', 'pipe', ...(options.hear ? (['ipc'] as const) : [])],
  })
  if (options.hear) child.on('message', options.hear)
  const lines: string[] = []
  let shown = false
  let gone = false

  const take = (chunk: Buffer): void => {
    const text = chunk.toString()
    options.log?.(text)
    for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      if (shown) console.log(`[${name}] ${line}`)
    }
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)

  const ended = new Promise<number | string>((resolve) => {
    child.on('error', (error) => {
      lines.push(error.message)
      gone = true
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      gone = true
      // What it started and did not end itself must not stand in the way of the next one.
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
      resolve(code ?? signal ?? 1)
    })
  })
  // Whatever ends this process, no server of ours is left behind.
  const endWithUs = (): void => {
    if (!gone && child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
  }
  process.on('exit', endWithUs)
  void ended.then(() => process.off('exit', endWithUs))

  return {
    name,
    pid: child.pid,
    ended,
    output: () => lines.join('\n'),
    show: () => {
      shown = true
    },
    tell: (message) => {
      // One that is about to end needs to know nothing more.
      if (child.connected) child.send(message)
    },
    stop: async () => {
      const { pid } = child
      if (gone || pid === undefined) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => {
        signalGroup(pid, 'SIGKILL')
      }, patience)
      await ended
      clearTimeout(timer)
    },
  }
}

/**
 * Waits until a server answers at its health address.
 * @param server ends the waiting when it ends
 * @param url the health address
 * @param status what it answers when it is well
 * @param limit milliseconds
 * @throws Error with the server's last lines
 */
export async function waitUntilHealthy(
  server: Server,
  url: string,
  status: number,
  limit = 180_000,
): Promise<void> {
  const stopped = server.ended.then((how): never => {
    throw new Error(
      `${server.output()}\n\nThe ${server.name} stopped while starting (${String(how)}). Above is what it said.`,
    )
  })
  const deadline = Date.now() + limit
  let last = 'no answer'
  while (Date.now() < deadline) {
    const problem = await Promise.race([stopped, probe(url, status)])
    if (problem === undefined) return
    last = problem
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(
    `${server.output()}\n\nThe ${server.name} did not answer at ${url} within ${String(limit / 1000)} s (${last}). Above is what it said.`,
  )
}

/** Settles with what is wrong, or with nothing when the address answers as it should. */
const probe = (url: string, status: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    // Not by `fetch`, which takes 10 MB of a process that stays.
    const asked = get(url, { timeout: 5000, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === status ? undefined : `it answered ${String(response.statusCode)}`)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => {
      resolve('no answer')
    })
    asked.on('close', () => {
      resolve('no answer')
    })
  })

/** Milliseconds that what is left of a start whose process was killed takes to let go of its port. */
const untilFree = 3_000

/**
 * Makes sure that nobody listens at a port.
 * @param who whose port it is, for the message
 * @param variable the variable that gives it
 * @throws Error that says which variable to change
 */
export async function needFreePort(
  who: string,
  variable: string,
  port: number,
  host?: string,
): Promise<void> {
  for (const deadline = Date.now() + untilFree; ;) {
    try {
      await listenOnce(port, host)
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'EADDRINUSE')
        throw new Error(
          `The ${who} cannot listen at port ${String(port)} (${String(code)}). Choose another with ${variable}.`,
          { cause: error },
        )
      if (Date.now() > deadline)
        throw new Error(
          `Port ${String(port)}, where the ${who} should listen, is in use. Stop the program that has it ` +
            `(is the site running already?), or choose another: ${variable}=${String(port + 10)} npm start`,
          { cause: error },
        )
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
}

/**
 * A port of the loopback address that nobody uses now, and that no other process is given by this before its own program
 * listens there: as long as this process lives it listens on the one above, which is the mark of that. None of those that a
 * system gives to whoever connects or asks for any port (from 32768 on Linux, from 49152 elsewhere).
 *
 * @throws Error when a hundred ports are taken
 */
export async function freePort(): Promise<number> {
  const isFree = (port: number) =>
    listenOnce(port, '127.0.0.1').then(
      () => true,
      () => false,
    )
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = 2 * randomInt(10_000, 16_000)
    if ((await isFree(port)) && (await mark(port + 1))) return port
  }
  throw new Error('The system has no free port from 20000 to 32000.')
}

/** Listens on a port without keeping the process alive. @returns whether no other one does */
const mark = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    createServer()
      .on('error', () => {
        resolve(false)
      })
      .listen(port, '127.0.0.1', () => {
        resolve(true)
      })
      .unref()
  })

function listenOnce(port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.close(() => {
        resolve()
      })
    })
  })
}
