import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Busy, Failed, Interrupted, Unfinished } from './errors'
import type { Answer, Task, Tasks } from './main'

type Name = keyof Tasks
type Made<N extends Name> = Awaited<ReturnType<Tasks[N]>>

/** What stands in the queue. */
interface Turn {
  task: Task
  since: number
  interrupted: AbortController
  resolve: (made: unknown) => void
  reject: (error: unknown) => void
}

/** How long a task may take, in ms. An image of 40 megapixels takes a tenth of it; what takes longer does not end. */
const longest: Record<Name, number> = { prepare: 50_000, render: 5 * 60_000 }

/** How many uploads may wait, each with a file in the temporary folder. */
const mostWaiting = 24

/** How long an upload may wait, in ms. With the longest work it ends before the front end, which gives up after 120 s. */
const longestWait = 65_000

/** How long the process is kept for the next image, in ms. Its memory is given back with its end. */
const idleFor = 5000

/**
 * The process that decodes and encodes images: what an image costs and does is kept out of the CMS. It is started when
 * it is needed and works on one image at a time, uploads before renditions.
 */
export class ImageProcess {
  private child: ChildProcess | undefined
  /** A process that has lowered its priority cannot raise it again. */
  private isLowered = false
  private readonly waiting: Record<Name, Turn[]> = { prepare: [], render: [] }
  private present: Turn | undefined
  private idle: NodeJS.Timeout | undefined
  private ended = false

  constructor(private readonly program = join(__dirname, 'main.js')) {}

  /**
   * Has a task done. An upload does not wait for a rendition: that is interrupted.
   * @throws Busy when too many uploads wait; Interrupted when others had to be served; Unfinished when the process ended
   *   over the task or did not come to an end; Failed when the task failed; Error when no process could be started
   */
  run<N extends Name>(name: N, given: Parameters<Tasks[N]>[0]): Promise<Made<N>>
  run(name: Name, given: never): Promise<unknown> {
    if (this.ended) return Promise.reject(new Interrupted())
    if (name === 'prepare' && this.waiting.prepare.length >= mostWaiting) return Promise.reject(new Busy())
    return new Promise((resolve, reject) => {
      const interrupted = new AbortController()
      this.waiting[name].push({ task: { name, given }, since: Date.now(), interrupted, resolve, reject })
      if (name === 'prepare' && this.present?.task.name === 'render')
        this.present.interrupted.abort(new Interrupted())
      void this.work()
    })
  }

  /** Ends the process for good, whatever it does and whoever waits for it. */
  async end(): Promise<void> {
    this.ended = true
    for (const turns of Object.values(this.waiting)) {
      for (const { reject } of turns.splice(0)) reject(new Interrupted())
    }
    this.present?.interrupted.abort(new Interrupted())
    await this.stop()
  }

  private async work(): Promise<void> {
    if (this.present !== undefined) return
    clearTimeout(this.idle)
    const next = () => this.waiting.prepare.shift() ?? this.waiting.render.shift()
    for (this.present = next(); this.present !== undefined; this.present = next()) {
      const { resolve, reject } = this.present
      await this.perform(this.present).then(resolve, reject)
    }
    this.idle = setTimeout(() => void this.stop(), idleFor).unref()
  }

  private async perform({ task, since, interrupted }: Turn): Promise<unknown> {
    if (task.name === 'prepare' && Date.now() - since > longestWait) throw new Busy()
    const over = new AbortController()
    const { signal } = over
    try {
      const child = await this.childFor(task.name)
      interrupted.signal.throwIfAborted()
      child.send(task)
      const answer = await Promise.race([
        once(child, 'message', { signal }).then(([answer]) => answer as Answer),
        once(child, 'exit', { signal }).then(([code, name]) => {
          throw new Unfinished(`The process ended with ${String(name ?? code)}`)
        }),
        wait(longest[task.name], undefined, { signal }).then(() => {
          throw new Unfinished(`It took longer than ${longest[task.name] / 1000} s`)
        }),
        once(interrupted.signal, 'abort', { signal }).then(() => {
          throw new Interrupted()
        }),
      ])
      if ('failed' in answer) throw new Failed(answer.failed)
      return answer.made
    } catch (error) {
      // What it still does would take the memory of the next.
      await this.stop()
      throw error
    } finally {
      over.abort()
    }
  }

  private async childFor(name: Name): Promise<ChildProcess> {
    if (this.isLowered && name === 'prepare') await this.stop()
    this.isLowered = name === 'render'
    if (this.child?.connected !== true) {
      this.child = fork(this.program, {
        // glibc would keep a heap for each thread.
        env: { ...process.env, MALLOC_ARENA_MAX: '1' },
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      // Who waits for the process is told; nobody may be listening yet in the moment in which it cannot be started.
      this.child.on('error', () => undefined)
    }
    return this.child
  }

  private async stop(): Promise<void> {
    const { child } = this
    this.child = undefined
    if (child?.kill('SIGKILL') === true) await once(child, 'exit')
  }
}
