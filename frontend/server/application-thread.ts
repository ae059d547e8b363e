import { Worker } from 'node:worker_threads'
import type { Application } from './application'
import type { ApplicationData, Question, Reply } from './render-thread'

/** A rendering that takes longer, in milliseconds, has gone wrong: the CMS gets 5 seconds for an answer. */
const patience = 20_000

/** A thread that nobody has asked for so many milliseconds ends: it holds as much memory as the rest of the process. */
const idle = 60_000

interface Waiting {
  resolve: (value: never) => void
  reject: (error: Error) => void
  over: NodeJS.Timeout
}

/**
 * The application in a thread of its own, so that no rendering, however large, keeps other visitors waiting. It is
 * started when it is needed, which takes 0.2 s, and ends when it is not.
 */
export class ApplicationThread implements Application {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private questions = 0
  private idle: NodeJS.Timeout | undefined

  constructor(
    private readonly file: string,
    private readonly data: ApplicationData,
    private readonly log: (message: string, error?: unknown) => void,
  ) {}

  spell = (pathname: string, search: string) => this.ask('spell', pathname, search)
  make = (address: string) => this.ask('make', address)
  fixedAddresses = () => this.ask('fixedAddresses')

  /** Starts the thread for somebody who is about to need it. */
  prepare = (): void => {
    this.worker ??= this.start()
    this.endWhenIdle()
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle)
    await this.worker?.terminate()
  }

  private ask<TName extends Question['name']>(
    name: TName,
    ...args: Parameters<Application[TName]>
  ): ReturnType<Application[TName]> {
    const id = ++this.questions
    const worker = (this.worker ??= this.start())
    const answer = new Promise((resolve, reject) => {
      const over = setTimeout(() => {
        reject(new Error(`${name} ${args.join('')} took too long.`))
        void worker.terminate()
      }, patience)
      this.waiting.set(id, { resolve, reject, over })
    })
    clearTimeout(this.idle)
    worker.postMessage({ id, name, args } satisfies Question)
    return answer as ReturnType<Application[TName]>
  }

  private endWhenIdle(): void {
    clearTimeout(this.idle)
    if (this.waiting.size === 0) this.idle = setTimeout(() => void this.worker?.terminate(), idle).unref()
  }

  private start(): Worker {
    const worker = new Worker(this.file, {
      workerData: this.data,
      // A small young generation: what a rendering leaves behind is collected soon instead of piling up.
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    })
    worker.on('message', (reply: Reply) => {
      const waiting = this.waiting.get(reply.id)
      if (!waiting) return
      this.waiting.delete(reply.id)
      clearTimeout(waiting.over)
      this.endWhenIdle()
      if ('error' in reply) waiting.reject(new Error(reply.error))
      else waiting.resolve(reply.value as never)
    })
    worker.on('error', (error) => {
      this.log('The thread that renders has failed; the next request starts another one.', error)
    })
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined
      for (const { reject, over } of this.waiting.values()) {
        clearTimeout(over)
        reject(new Error('The thread that renders has ended.'))
      }
      this.waiting.clear()
    })
    return worker
  }
}
