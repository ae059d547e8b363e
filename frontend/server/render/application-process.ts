import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { forNoRequest, requestId } from '../http/request-id'
import type { Application } from './application'
import type { Address } from '../pages/address'
import type { Compressed } from '../pages/compressed'
import { wordsOf, type ApplicationData, type Question, type Reply } from './question'

interface Limits {
  /**
   * Milliseconds after which a question has gone wrong. The CMS gets 15 seconds for an answer, and what is asked for in
   * parts needs several: the export of 5,000 papers takes 8 seconds on a fast machine, and longer beside other questions.
   */
  patience: number
  /** A process that nobody has asked for so many milliseconds ends: it holds more memory than all that is kept. */
  idle: number
}

interface Waiting {
  resolve: (value: never) => void
  reject: (error: Error) => void
  over: NodeJS.Timeout
}

/** A process, and who waits for its answers. */
interface Run {
  child: ChildProcess
  waiting: Map<number, Waiting>
}

/**
 * The application in a process of its own, so that no rendering, however large, keeps other visitors waiting. It is
 * started when it is needed, which takes 0.3 s, and ends when it is not; its memory then goes back to the machine, which
 * that of a thread would not.
 */
export class ApplicationProcess implements Application {
  /** The one that is asked. Others only finish what they were asked before. */
  private current: Run | undefined
  private readonly runs = new Set<Run>()
  private questions = 0
  private idle: NodeJS.Timeout | undefined
  private failed = false

  constructor(
    private readonly file: string,
    private readonly data: ApplicationData,
    private readonly log: (message: string, error?: unknown) => void,
    private readonly limits: Limits = { patience: 20_000, idle: 60_000 },
  ) {}

  get isWell(): boolean {
    return !this.failed
  }

  spell = (pathname: string, search: string) => this.ask('spell', pathname, search)
  make = async (address: Address) => alone(await this.ask('make', address))
  polish = async (compressed: Compressed) => alone(await this.ask('polish', compressed))
  fixedAddresses = () => this.ask('fixedAddresses')

  /** Starts the process for somebody who is about to need it. */
  prepare = (): void => {
    try {
      this.current ??= this.start()
      this.endWhenIdle(this.current)
    } catch {
      // Logged where it failed, and told to who asks next.
    }
  }

  /** Ends every process, whatever it does. */
  stop(): void {
    clearTimeout(this.idle)
    this.current = undefined
    for (const { child } of this.runs) child.kill()
  }

  private ask<TName extends Question['name']>(
    name: TName,
    ...args: Parameters<Application[TName]>
  ): ReturnType<Application[TName]> {
    const answer = new Promise((resolve, reject) => {
      const run = (this.current ??= this.start())
      clearTimeout(this.idle)
      const id = ++this.questions
      const over = setTimeout(() => {
        const error = new Error(`${wordsOf({ name, args })} took too long.`)
        this.log(error.message)
        this.failed = true
        run.waiting.delete(id)
        reject(error)
        this.retire(run)
      }, this.limits.patience)
      run.waiting.set(id, { resolve, reject, over })
      // Without a channel the process is over, or never began; the event that says so ends the waiting.
      if (run.child.connected) run.child.send({ id, name, args, requestId: requestId() } satisfies Question)
    })
    return answer as ReturnType<Application[TName]>
  }

  private endWhenIdle(run: Run): void {
    clearTimeout(this.idle)
    if (run.waiting.size > 0) return
    this.idle = setTimeout(() => {
      this.retire(run)
    }, this.limits.idle).unref()
  }

  /** Asks a process nothing more; it ends when nobody waits for it any longer. */
  private retire(run: Run): void {
    if (this.current === run) this.current = undefined
    if (run.waiting.size === 0) run.child.kill('SIGKILL')
  }

  /** Takes leave of a process that is over; the next question starts another one. */
  private forget(run: Run, reason: Error): void {
    if (run.waiting.size > 0) this.failed = true
    if (this.current === run) this.current = undefined
    this.runs.delete(run)
    for (const { reject, over } of run.waiting.values()) {
      clearTimeout(over)
      reject(reason)
    }
    run.waiting.clear()
  }

  private start = (): Run => forNoRequest(() => this.begin())

  private begin(): Run {
    const child = this.fork()
    const run: Run = { child, waiting: new Map() }
    this.runs.add(run)
    child.on('message', (reply: Reply) => {
      const waiting = run.waiting.get(reply.id)
      if (!waiting) return
      run.waiting.delete(reply.id)
      clearTimeout(waiting.over)
      this.failed = false
      if ('error' in reply) waiting.reject(new Error(reply.error))
      else waiting.resolve(reply.value as never)
      if (run === this.current) this.endWhenIdle(run)
      else this.retire(run)
    })
    // A process that could not be started never exits.
    child.on('error', (error) => {
      if (!this.runs.has(run)) return
      this.log('The process that renders has failed; the next request starts another one.', error)
      this.forget(run, error)
      child.kill('SIGKILL')
    })
    child.on('exit', (code, signal) => {
      const reason = new Error(`The process that renders has ended (${String(signal ?? code)}).`)
      if (run.waiting.size > 0) this.log(`${reason.message} The next request starts another one.`)
      this.forget(run, reason)
    })
    if (child.connected) child.send(this.data)
    // What is kept goes first where there are fewer processors than work.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return run
  }

  /** Some failures are told by the event 'error'. @throws the others */
  private fork(): ChildProcess {
    try {
      return fork(this.file, [], {
        // Bytes travel as bytes, not as JSON.
        serialization: 'advanced',
        // A small young generation: what a rendering leaves behind is collected soon instead of piling up.
        execArgv: ['--max-semi-space-size=2'],
      })
    } catch (error) {
      this.failed = true
      this.log('The process that renders cannot be started; the next request tries again.', error)
      throw error
    }
  }
}

/** An answer without the buffers of the channel, in which its bytes arrive beside others that they would keep alive. */
const alone = (compressed: Compressed): Compressed => ({
  ...compressed,
  br: Uint8Array.from(compressed.br),
  gzip: Uint8Array.from(compressed.gzip),
})
