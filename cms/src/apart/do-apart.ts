import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Something to be done with a file or a text of somebody else's, and what that may take of the machine. */
export interface Job {
  /** The compiled file of the thread, which gets `given` as its workerData and answers with one message. */
  program: string
  given: unknown
  /** Of the processor; what takes longer hangs. */
  seconds: number
  /** Of the thread's heap; the whole process may take twice as much. */
  megabytes: number
  /** Whether nobody waits, so that it gets only the time of the processor that others leave over. */
  inBackground: boolean
}

type Limit = 'time' | 'memory'

/** What the process tells. */
export type Outcome = { answer: unknown } | { tooMuch: Limit }

/** The job did not come to an end within its limits. */
export class TakesTooMuch extends Error {
  constructor(what: Limit) {
    super(`Reading it takes too ${what === 'time' ? 'long' : 'much memory'}.`)
  }
}

/** How many times as long as its time of the processor a job may last on a machine that has much else to do. */
const slowest = { waitedFor: 5, inBackground: 60 }

/**
 * Has a job done by a process of its own, so that nobody else waits meanwhile, and nobody else ends with it. Its memory is
 * given back with its end, and starting it takes less than a tenth of a second.
 *
 * @throws TakesTooMuch; the reason of the signal once that says to stop
 */
export async function doApart(job: Job, stop: AbortSignal = new AbortController().signal): Promise<unknown> {
  stop.throwIfAborted()
  const child = fork(join(__dirname, 'process.js'), {
    // Nothing in there is for the eyes of a file.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    // What Node prints when its memory ends says nothing to anybody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const over = new AbortController()
  const { signal } = over
  const longest = 1000 * job.seconds * (job.inBackground ? slowest.inBackground : slowest.waitedFor)
  try {
    child.send(job)
    const outcome = await Promise.race<Outcome>([
      once(child, 'message', { signal }).then(([told]) => told as Outcome),
      once(child, 'exit', { signal }).then(() => ({ tooMuch: 'memory' })),
      wait(longest, { tooMuch: 'time' }, { signal }),
      once(stop, 'abort', { signal }).then(() => {
        throw stop.reason
      }),
    ])
    if ('tooMuch' in outcome) throw new TakesTooMuch(outcome.tooMuch)
    return outcome.answer
  } finally {
    over.abort()
    child.kill('SIGKILL')
  }
}
