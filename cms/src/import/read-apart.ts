import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { errors } from '@strapi/utils'
import type { ReadEntry } from './entry'
import type { ReaderAnswer, ReaderTask } from './reader-thread'

/** A parser that has not ended by then hangs; 1,000 entries take about a second. In ms. */
const longest = 20_000

/** In MB: what 3 million characters need several times over. */
const mostMemory = 512

const divide = 'Divide the file and import its parts one by one.'

/** Who reads now; the next waits for the end of it, so that many texts take the memory of one. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads with a process of its own, so that nobody else waits meanwhile, and nobody else ends with it: a few hundred
 * bytes of BibTeX can stand for more than any memory holds.
 * @throws ValidationError in words
 */
export function readApart(task: ReaderTask): Promise<ReadEntry[]> {
  const read = last.then(() => readNow(task))
  last = read.catch(() => undefined)
  return read
}

async function readNow(task: ReaderTask): Promise<ReadEntry[]> {
  // Its memory is given back with its end, and starting it takes less than a tenth of a second.
  const child = fork(join(__dirname, 'reader.js'), {
    execArgv: [`--max-old-space-size=${mostMemory}`],
    serialization: 'advanced',
    // What Node prints when its memory ends says nothing to anybody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const over = new AbortController()
  const { signal } = over
  try {
    child.send(task)
    const answer = await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as ReaderAnswer),
      once(child, 'exit', { signal }).then(() => ({
        problem: `Reading it takes too much memory. ${divide}`,
      })),
      wait(longest, { problem: `Reading it takes too long. ${divide}` }, { signal }),
    ])
    if ('entries' in answer) return answer.entries
    throw new errors.ValidationError(`This text cannot be read. ${answer.problem}`)
  } finally {
    over.abort()
    child.kill('SIGKILL')
  }
}
