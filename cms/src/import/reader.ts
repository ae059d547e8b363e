/**
 * The program that reads one text. A thread of its own does so, because this one has to notice the end of the CMS:
 * a parser that hangs would outlive it.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReaderAnswer, ReaderTask } from './reader-thread'

process.once('message', (workerData: ReaderTask) => {
  new Worker(join(__dirname, 'reader-thread.js'), { workerData })
    .once('message', (answer: ReaderAnswer) => process.send?.(answer))
    .once('error', leave)
})

function leave(): void {
  // An ordinary end would wait for the thread.
  process.kill(process.pid, 'SIGKILL')
}
// Nobody is left to tell.
process.once('disconnect', leave)
