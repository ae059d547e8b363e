import { createConnection, createServer, type Server as Listener, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as rest } from 'node:timers/promises'
import type { Environment } from '../environment/environment.ts'
import type { Server } from './server.ts'

/** What a CMS with CMS_SLEEP says (`cms/src/startup/sleep-when-idle.ts`). */
type FromCms = { type: 'idle'; until: number } | { type: 'listening' } | { type?: never }
/** What the front end says (`frontend/server/cms/sleep.ts`): that it asks nothing more by itself; that it has to ask. */
interface FromFrontend {
  type: 'quiet' | 'wake'
}

/** Milliseconds before the next moment of the CMS at which it is started: longer than that takes. */
const lead = 30_000
/** Milliseconds for the front end to become quiet; one that says nothing is not there. */
const patience = 2000
/** Connections that are held while the CMS starts; more is nobody's browser. */
const mostHeld = 100

/** What is open while the CMS sleeps. */
interface Night {
  until: number
  needed: Promise<void>
  wake: () => void
}

/**
 * The sleep of the CMS: when it says that it has nothing to do it is stopped, and something else listens at its port. The
 * next connection, the front end, or the moment that it named starts it, and who has connected meanwhile is passed on.
 */
export class Sleep {
  private night: Night | undefined
  private cms: Server | undefined
  private frontend: Server | undefined
  private listener: Listener | undefined
  private held: Socket[] = []
  private quiet: () => void = () => undefined
  private taken: () => void = () => undefined

  private readonly at: Pick<Environment, 'cmsHost' | 'cmsPort'>

  constructor(at: Pick<Environment, 'cmsHost' | 'cmsPort'>) {
    this.at = at
  }

  /** The CMS that was started just now. */
  startedCms(cms: Server): void {
    this.cms = cms
  }

  /** The front end that was started just now; it is told what it has missed. */
  startedFrontend(frontend: Server): void {
    this.frontend = frontend
    if (this.night) frontend.tell('asleep')
  }

  readonly hearCms = (message: unknown): void => {
    const said = message as FromCms
    // Strapi says things of its own.
    if (said.type === 'idle') void this.fallAsleep(said.until)
    else if (said.type === 'listening') void this.handOver()
  }

  readonly hearFrontend = (message: unknown): void => {
    const said = message as FromFrontend
    if (said.type === 'quiet') this.quiet()
    else this.night?.wake()
  }

  /** Settles when the CMS, which has ended to sleep, is needed. Undefined when it ended otherwise. */
  untilNeeded(signal: AbortSignal): Promise<void> | undefined {
    return this.night && this.sleep(this.night, signal)
  }

  /** Settles when the CMS itself is about to listen at its port. */
  readonly portTaken = (): Promise<void> =>
    new Promise((resolve) => {
      this.taken = resolve
    })

  /** The CMS answers, or has failed: whoever waits is passed on to it, and told so by the connection that fails. */
  async over(): Promise<void> {
    await this.closeListener()
    this.frontend?.tell('awake')
    for (const socket of this.held.splice(0)) {
      const onward = createConnection(this.at.cmsPort, this.at.cmsHost)
      // Whoever goes away in the middle ends the other side too, and need not be told.
      pipeline(socket, onward, socket, () => undefined)
    }
  }

  private async fallAsleep(until: number): Promise<void> {
    const { cms } = this
    if (this.night || !cms) return
    let wake: () => void = () => undefined
    const needed = new Promise<void>((resolve) => {
      wake = resolve
    })
    this.night = { until, needed, wake }
    const isQuiet = new Promise<void>((resolve) => {
      this.quiet = resolve
    })
    this.frontend?.tell('asleep')
    await Promise.race([isQuiet, rest(patience)])
    await cms.stop()
  }

  private async sleep({ until, needed, wake }: Night, signal: AbortSignal): Promise<void> {
    console.log('\n  The CMS sleeps until it is needed (CMS_SLEEP).\n')
    const listener = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (socket) => {
      if (this.held.length >= mostHeld) socket.destroy()
      else this.held.push(socket)
      socket.on('error', () => socket.destroy())
      wake()
    })
    // Without the port the CMS can still be woken by the front end.
    listener.on('error', (error) => {
      console.error(`\n  Nothing listens at the port of the CMS while it sleeps: ${error.message}\n`)
    })
    listener.listen(this.at.cmsPort, this.at.cmsHost)
    this.listener = listener
    // Otherwise it would keep this process from ending.
    const leave = () => {
      listener.close()
      for (const socket of this.held.splice(0)) socket.destroy()
    }
    signal.addEventListener('abort', leave)
    listener.once('close', () => {
      signal.removeEventListener('abort', leave)
    })
    const isNeeded = new AbortController()
    try {
      const moment = rest(Math.max(0, until - lead - Date.now()), undefined, {
        signal: AbortSignal.any([signal, isNeeded.signal]),
      })
      await Promise.race([needed, moment])
    } finally {
      isNeeded.abort()
      this.night = undefined
    }
  }

  private async handOver(): Promise<void> {
    await this.closeListener()
    this.taken()
    this.cms?.tell('go')
  }

  /** The connections that it has taken stay. */
  private async closeListener(): Promise<void> {
    const { listener } = this
    this.listener = undefined
    if (listener?.listening !== true) return
    listener.close()
    // The port is free at the end of this turn.
    await new Promise(setImmediate)
  }
}

/** For a command that has changed the content beside a site whose CMS may sleep: only one that is awake tells the front end. */
export async function wake({ cmsMaySleep, cmsUrl }: Environment): Promise<void> {
  if (!cmsMaySleep) return
  await fetch(`${cmsUrl}/_health`).catch(() => {
    // The site does not run.
  })
}
