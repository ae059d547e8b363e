import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Kind } from './recipe'

/** What the process is told: the image to read, and an empty folder for what it makes. */
export interface Job {
  source: string
  folder: string
}

/** One rendition, written to a file of its own. */
export interface Made {
  name: string
  kind: Kind
  filepath: string
  width: number
  height: number
  /** In bytes. */
  size: number
}

export interface Rendered {
  made: Made[]
  placeholder: string | null
}

/** What the process answers: the renditions, or why there are none. */
export type Outcome = Rendered | { failed: string }

/** An image of 40 megapixels takes a tenth of this on a slow machine; what takes longer does not end. */
const longestRender = 5 * 60 * 1000

const program = join(__dirname, 'render.js')

/** The process that makes renditions, started when it is needed. One image at a time. */
export class Renderer {
  private child: ChildProcess | undefined

  /** @throws Error when the image cannot be read, the disk is full, or the process ended over it or did not come to an end */
  async render(job: Job): Promise<Rendered> {
    this.child ??= fork(program, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const { child } = this
    const over = new AbortController()
    const { signal } = over
    try {
      child.send(job)
      const outcome = await Promise.race([
        once(child, 'message', { signal }).then(([outcome]) => outcome as Outcome),
        once(child, 'exit', { signal }).then(([code, name]) => {
          throw new Error(`The process ended with ${String(name ?? code)}`)
        }),
        setTimeout(longestRender, undefined, { signal }).then(() => {
          throw new Error(`It took longer than ${longestRender / 1000} s`)
        }),
      ])
      if ('failed' in outcome) throw new Error(outcome.failed)
      return outcome
    } catch (error) {
      this.end()
      throw error
    } finally {
      over.abort()
    }
  }

  /** Ends the process, whatever it does. The next image starts a new one. */
  end(): void {
    this.child?.kill('SIGKILL')
    this.child = undefined
  }
}
