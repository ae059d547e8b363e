import { setTimeout } from 'node:timers/promises'
import { seconds } from './phase.ts'
import type { Server } from './server.ts'

/** A server that is to be kept running. */
export interface Program {
  /** Starts it without waiting for it. */
  start: () => Server
  /** Settles when it is well. @throws Error with its last lines when it does not get well */
  well: (server: Server) => Promise<void>
  /** When it has ended because it is not needed: settles when it is again, and rejects at the signal. */
  asleep?: (signal: AbortSignal) => Promise<void> | undefined
}

/** Seconds before each try to start a program again; after the last one failed too, trying is of no use. */
export const pausesBetweenTries = [1, 2, 4, 8, 16, 32, 64, 128]

/** Milliseconds after which a program that ends is not one that keeps ending. */
const steady = 60_000

/**
 * Starts a program again whenever it ends, after a pause that grows as long as it keeps ending, or when it is needed again.
 * @param program what is kept running
 * @param first the server that runs, and is well
 * @param options `pauses` in seconds; `launch` starts it; `signal` ends this
 * @throws Error with its last lines when no try got it well again
 */
export async function keepRunning(
  program: Program,
  first: Server,
  options: { pauses: number[]; launch: (program: Program) => Server; signal: AbortSignal },
): Promise<never> {
  const { pauses, launch, signal } = options
  let server = first
  let wellSince: number | undefined = performance.now()
  let endings = 0
  let failedTries = 0
  for (;;) {
    const how = await server.ended
    signal.throwIfAborted()
    const asleep = program.asleep?.(signal)
    if (asleep) await asleep
    else {
      failedTries = wellSince === undefined ? failedTries + 1 : 0
      if (failedTries === pauses.length)
        throw new Error(
          `${server.output()}\n\nThe ${server.name} did not start again in ${String(failedTries)} tries, so ` +
            'everything is stopped. Above is what it said last.',
        )
      if (wellSince !== undefined && performance.now() - wellSince > steady) endings = 0
      const pause = pauses[Math.min(endings, pauses.length - 1)] ?? 0
      endings += 1
      console.error(
        `\n  The ${server.name} stopped by itself (${String(how)}). It is started again in ${String(pause)} s.\n`,
      )
      await setTimeout(pause * 1000, undefined, { signal })
    }
    const since = performance.now()
    server = launch(program)
    try {
      await program.well(server)
      wellSince = performance.now()
      console.error(`\n  The ${server.name} is well again after ${seconds(since)} s.\n`)
    } catch {
      // Its lines were shown, and the last ones are when trying ends. It may hang instead of having ended.
      wellSince = undefined
      await server.stop()
    }
  }
}
