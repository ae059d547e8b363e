/**
 * The program that decodes and encodes images. It is told one task at a time, and answers each.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { goFirst } from '../apart/go-first'
import { prepare } from './prepare'
import { render } from './render'

export interface Tasks {
  prepare: typeof prepare
  render: typeof render
}

export type Task = { [N in keyof Tasks]: { name: N; given: Parameters<Tasks[N]>[0] } }[keyof Tasks]

/** What was made, or why there is nothing. */
export type Answer = { made: unknown } | { failed: string }

/**
 * In bytes. An image within the limits takes up to 600 MB; only one that is interlaced, seen through and very tall takes
 * more, and is shown as it is.
 */
const mostMemory = 640 * 1024 * 1024

const perform = async (task: Task): Promise<unknown> => {
  if (task.name === 'prepare') return prepare(task.given)
  // Nobody waits for renditions: the system gives this process only the time that the others leave over.
  setPriority(constants.priority.PRIORITY_LOW)
  return render(task.given)
}

function leave(): void {
  // An ordinary end would wait for the image that is being worked on.
  process.kill(process.pid, 'SIGKILL')
}

goFirst()
sharp.cache(false)
sharp.concurrency(1)
// Only what an upload may be, whatever else the library could read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}File`),
})
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) leave()
}, 50)
process.on('message', (task: Task) => {
  void perform(task)
    .then(
      (made): Answer => ({ made }),
      (error: unknown): Answer => ({ failed: error instanceof Error ? error.message : String(error) }),
    )
    .then((answer) => process.send?.(answer))
})
// Nobody is left to tell.
process.on('disconnect', leave)
