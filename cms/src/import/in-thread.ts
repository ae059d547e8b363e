import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errors } from '@strapi/utils'
import type { ReadEntry } from './entry'
import type { ReaderTask } from './reader-thread'

/** A parser that has not ended by then hangs; 1,000 entries take about a second. In ms. */
const patience = 20_000

type Answer = { entries: ReadEntry[] } | { problem: string }

/** Reads with a thread of its own, so that nobody else waits meanwhile. @throws ValidationError in words */
export function readInThread(task: ReaderTask): Promise<ReadEntry[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'reader-thread.js'), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const fail = (message: string) => {
      reject(new errors.ValidationError(message))
    }
    const timer = setTimeout(() => {
      fail('Reading this takes too long. Divide the file and import its parts one by one.')
      void worker.terminate()
    }, patience)
    worker.once('message', (answer: Answer) => {
      if ('entries' in answer) resolve(answer.entries)
      else fail(answer.problem)
    })
    worker.once('error', (error) => {
      fail(`This cannot be read: ${error.message}`)
    })
    worker.once('exit', () => {
      clearTimeout(timer)
      // After an answer this changes nothing.
      fail('This cannot be read. Divide the file and import its parts one by one.')
    })
  })
}
