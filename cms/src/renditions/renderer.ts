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

/** What became of an image: its renditions, or why it cannot be read. */
export type Outcome = { made: Made[]; placeholder: string | null } | { unreadable: string }

/** An image of 40 megapixels takes a tenth of this on a slow machine; what takes longer does not end. */
const longestRender = 5 * 60 * 1000

const program = join(__dirname, 'render.js')

/** The process that makes renditions, started when it is needed. One image at a time. */
export class Renderer {
  private child: ChildProcess | undefined

  /** @throws Error when the process ended over this image, or did not come to an end with it */
  async render(job: Job): Promise<Outcome> {
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
      return await Promise.race([
        once(child, 'message', { signal }).then(([outcome]) => outcome as Outcome),
        once(child, 'exit', { signal }).then(([code, name]) => {
          throw new Error(`The process ended with ${String(name ?? code)}`)
        }),
        setTimeout(longestRender, undefined, { signal }).then(() => {
          throw new Error(`It took longer than ${longestRender / 1000} s`)
        }),
      ])
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
