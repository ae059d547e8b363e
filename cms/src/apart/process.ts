/**
 * The program that has one job done and watches over it. A thread of its own does the job, because this one has to notice
 * the end of the CMS, which a parser that hangs would outlive, and what is taken of the machine.
 */
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Outcome } from './do-apart'
import { goFirst } from './go-first'

const megabyte = 1024 * 1024

const tell = (outcome: Outcome) => process.send?.(outcome)

process.once('message', ({ program, given, megabytes, seconds, inBackground }: Job) => {
  if (inBackground) setPriority(constants.priority.PRIORITY_LOW)
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if ((user + system) / 1e6 > seconds) tell({ tooMuch: 'time' })
    // Bytes lie outside of the heap, which the thread itself is limited to.
    if (process.memoryUsage.rss() > 2 * megabytes * megabyte) leave()
  }, 50)
  new Worker(program, { workerData: given, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    .once('message', (answer: unknown) => tell({ answer }))
    .once('error', leave)
})
goFirst()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Meant for the CMS, which says itself when to stop: a job that ended so would count as one that takes all memory.
  process.on(signal, () => undefined)
}

function leave(): void {
  // An ordinary end would wait for the thread.
  process.kill(process.pid, 'SIGKILL')
}
// Nobody is left to tell.
process.once('disconnect', leave)
