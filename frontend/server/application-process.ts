import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Application } from './application'
import type { Packed } from './packed'
import type { ApplicationData, Question, Reply } from './render-process'

/** A rendering that takes longer, in milliseconds, has gone wrong: the CMS gets 5 seconds for an answer. */
const patience = 20_000

/** A process that nobody has asked for so many milliseconds ends: it holds more memory than all that is kept. */
const idle = 60_000

interface Waiting {
  resolve: (value: never) => void
  reject: (error: Error) => void
  over: NodeJS.Timeout
}

/**
 * The application in a process of its own, so that no rendering, however large, keeps other visitors waiting. It is
 * started when it is needed, which takes 0.3 s, and ends when it is not; its memory then goes back to the machine, which
 * that of a thread would not.
 */
export class ApplicationProcess implements Application {
  private child: ChildProcess | undefined
  private readonly waiting = new Map<number, Waiting>()
  private questions = 0
  private idle: NodeJS.Timeout | undefined

  constructor(
    private readonly file: string,
    private readonly data: ApplicationData,
    private readonly log: (message: string, error?: unknown) => void,
  ) {}

  spell = (pathname: string, search: string) => this.ask('spell', pathname, search)
  make = async (address: string) => alone(await this.ask('make', address))
  polish = async (packed: Packed) => alone(await this.ask('polish', packed))
  fixedAddresses = () => this.ask('fixedAddresses')

  /** Starts the process for somebody who is about to need it. */
  prepare = (): void => {
    this.child ??= this.start()
    this.endWhenIdle()
  }

  stop(): void {
    clearTimeout(this.idle)
    this.child?.kill()
  }

  private ask<TName extends Question['name']>(
    name: TName,
    ...args: Parameters<Application[TName]>
  ): ReturnType<Application[TName]> {
    const id = ++this.questions
    const child = (this.child ??= this.start())
    const answer = new Promise((resolve, reject) => {
      const over = setTimeout(() => {
        const words = args.filter((arg) => typeof arg === 'string')
        reject(new Error(`${[name, ...words].join(' ')} took too long.`))
        child.kill('SIGKILL')
      }, patience)
      this.waiting.set(id, { resolve, reject, over })
    })
    clearTimeout(this.idle)
    child.send({ id, name, args } satisfies Question)
    return answer as ReturnType<Application[TName]>
  }

  private endWhenIdle(): void {
    clearTimeout(this.idle)
    if (this.waiting.size === 0) this.idle = setTimeout(() => this.child?.kill(), idle).unref()
  }

  private start(): ChildProcess {
    const child = fork(this.file, [], {
      // Bytes travel as bytes, not as JSON.
      serialization: 'advanced',
      // A small young generation: what a rendering leaves behind is collected soon instead of piling up.
      execArgv: ['--max-semi-space-size=2'],
    })
    // What is kept goes first where there are fewer processors than work.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.send(this.data)
    child.on('message', (reply: Reply) => {
      const waiting = this.waiting.get(reply.id)
      if (!waiting) return
      this.waiting.delete(reply.id)
      clearTimeout(waiting.over)
      this.endWhenIdle()
      if ('error' in reply) waiting.reject(new Error(reply.error))
      else waiting.resolve(reply.value as never)
    })
    child.on('error', (error) => {
      this.log('The process that renders has failed; the next request starts another one.', error)
    })
    child.on('exit', () => {
      if (this.child !== child) return
      this.child = undefined
      for (const { reject, over } of this.waiting.values()) {
        clearTimeout(over)
        reject(new Error('The process that renders has ended.'))
      }
      this.waiting.clear()
    })
    return child
  }
}

/** An answer without the buffers of the channel, in which its bytes arrive beside others that they would keep alive. */
const alone = (packed: Packed): Packed => ({
  ...packed,
  br: Uint8Array.from(packed.br),
  gzip: Uint8Array.from(packed.gzip),
})
