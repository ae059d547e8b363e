import type { CmsInstances } from './cms/instances'
import { getAnswer } from './cms/get-json'

/** Milliseconds for which an answer is given again, so that asking costs the CMS and the disk nothing. */
const fresh = 1000
/** Milliseconds for the CMS's own answer. */
const patience = 3000
/** Seconds without a word from the CMS after which something is wrong: it is asked all the time. */
const longestSilence = 60

interface Check {
  ok: boolean
  message?: string
}

/** What a monitor is told; without anything that says how the site is built. */
export interface ReadyReport {
  ready: boolean
  checks: {
    /** Whether an instance of the CMS answers, and can do its work. */
    cms: Check
    /** When it last told of its changes. */
    news: Check & { secondsAgo: number | null }
    /** Whether pages can be kept on disk. */
    disk: Check
    /** Whether the process that renders did what it was last asked for. */
    rendering: Check
  }
}

interface ReadinessOptions {
  cms: CmsInstances
  content: { readonly heardAt: number }
  store: { check: () => Promise<void> }
  application: { readonly isWell: boolean }
  log: (message: string, error?: unknown) => void
}

/** Whether everything works, and not only this process. */
export class Readiness {
  /** What has been logged and is still so. */
  private readonly failing = new Set<string>()
  private last: { at: number; report: Promise<ReadyReport> } | undefined

  constructor(private readonly options: ReadinessOptions) {}

  /** However many ask, it is looked once a second. */
  look(): Promise<ReadyReport> {
    const now = performance.now()
    if (this.last === undefined || now - this.last.at > fresh) this.last = { at: now, report: this.report() }
    return this.last.report
  }

  private async report(): Promise<ReadyReport> {
    const { content, application } = this.options
    const [cms, disk] = await Promise.all([
      this.attempt('The content store is not ready.', () => this.askCms()),
      this.attempt('Pages cannot be kept on disk.', () => this.options.store.check()),
    ])
    const silence = Math.round((performance.now() - content.heardAt) / 1000)
    const news = {
      ok: silence <= longestSilence,
      ...(silence > longestSilence && { message: 'The content store does not tell of its changes.' }),
      secondsAgo: Number.isFinite(silence) ? silence : null,
    }
    const rendering = application.isWell ? { ok: true } : { ok: false, message: 'Pages cannot be made anew.' }
    const checks = { cms, news, disk, rendering }
    return { ready: Object.values(checks).every(({ ok }) => ok), checks }
  }

  private async attempt(message: string, work: () => Promise<void>): Promise<Check> {
    try {
      await work()
      this.failing.delete(message)
      return { ok: true }
    } catch (error) {
      // A monitor asks again and again.
      if (!this.failing.has(message)) this.options.log(message, error)
      this.failing.add(message)
      return { ok: false, message }
    }
  }

  /** @throws Error when no instance is ready */
  private async askCms(): Promise<void> {
    // Who looks every minute would keep it awake.
    if (this.options.cms.sleep?.isOn === true) return
    return this.options.cms.ask(async (url) => {
      const ask = (path: string) => getAnswer(`${url}${path}`, AbortSignal.timeout(patience))
      const { status, body } = await ask('/ready')
      if (status === 200) return
      // An older version of the CMS knows only whether it is alive.
      if (status === 404 && (await ask('/_health')).status === 204) return
      throw new Error(`${url} answered ${String(status)}: ${body.slice(0, 1000)}`)
    })
  }
}
