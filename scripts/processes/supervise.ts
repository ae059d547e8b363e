import { keepRunning, pausesBetweenTries, type Program } from './keep-running.ts'
import type { Server } from './server.ts'

/**
 * Runs programs until a signal comes, then stops all. One that ends by itself is started again while the others go on.
 * @param start starts them with `run`, which settles when the program is well; that one fails the first time ends all.
 * `signal` says when all is being stopped
 * @param pauses seconds before each try to start a program again
 * @returns the exit code: 0 after a signal
 * @throws what `start` throws, or why a program could not be started again; after everything was stopped
 */
export async function supervise(
  start: (run: (program: Program) => Promise<void>, signal: AbortSignal) => Promise<void>,
  pauses = pausesBetweenTries,
): Promise<number> {
  const servers = new Map<Program, Server>()
  const stopping = new AbortController()
  let shown = false
  const launch = (program: Program): Server => {
    stopping.signal.throwIfAborted()
    const server = program.start()
    servers.set(program, server)
    if (shown) server.show()
    return server
  }
  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        resolve()
      })
    }
  })
  const failed = new Promise<never>((_, reject) => {
    const run = async (program: Program): Promise<void> => {
      const server = launch(program)
      await program.well(server)
      keepRunning(program, server, { pauses, launch, signal: stopping.signal }).catch(reject)
    }
    start(run, stopping.signal).then(() => {
      shown = true
      for (const server of servers.values()) server.show()
    }, reject)
  })
  try {
    await Promise.race([interrupted, failed])
    console.log('\n  stopping …')
    return 0
  } finally {
    stopping.abort()
    // Last started, first stopped: the front end goes before the CMS that it asks.
    for (const server of [...servers.values()].reverse()) await server.stop()
  }
}
