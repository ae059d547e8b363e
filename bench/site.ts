import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnvironment, type Environment } from '../scripts/environment/environment.ts'
import { imagesMade } from '../scripts/site/database/images-made.ts'
import { waitUntilHealthy, type Server } from '../scripts/processes/server.ts'
import { siteVariables } from '../scripts/processes/site-variables.ts'
import { startHalf } from '../scripts/processes/stack.ts'
import { writeContent, type Size } from './content.ts'
import { startCountingProxy, type CountingProxy } from './counting-proxy.ts'
import { readLongestBlock, watched } from './event-loop.ts'

export const staffPassword = 'the shared password of the bench'

/** The real site in production mode, in a folder of its own, at free ports of the loopback address. */
export class Site {
  readonly url: string
  readonly environment: Environment
  readonly proxy: CountingProxy
  private readonly folder: string
  private cms: Server
  private frontend: Server

  private constructor(parts: {
    environment: Environment
    proxy: CountingProxy
    folder: string
    cms: Server
    frontend: Server
  }) {
    this.url = parts.environment.publicUrl
    this.environment = parts.environment
    this.proxy = parts.proxy
    this.folder = parts.folder
    this.cms = parts.cms
    this.frontend = parts.frontend
  }

  /** @returns the site, healthy, with its content */
  static async start(size: Size): Promise<Site> {
    const folder = mkdtempSync(path.join(tmpdir(), `bench-${size}-`))
    writeContent(path.join(folder, 'seed'), size)
    const variables = await siteVariables(path.join(folder, 'data'))
    const cmsUrl = `http://127.0.0.1:${variables.CMS_PORT}`
    const proxy = await startCountingProxy(cmsUrl)
    const environment = readEnvironment({
      ...variables,
      CMS_URL: proxy.url,
      SEED_DIR: path.join(folder, 'seed'),
      SEED: 'true',
      STAFF_PASSWORD: staffPassword,
      LOG_LEVEL: 'error',
    })
    const cms = startHalf('cms', environment)
    await waitUntilHealthy(cms, `${cmsUrl}/_health`, 204, 900_000)
    await imagesMade(path.join(folder, 'data/cms.sqlite'))
    const frontend = startFrontend(environment, { watch: true })
    await waitUntilHealthy(frontend, `${environment.publicUrl}/health`, 200)
    return new Site({ environment, proxy, folder, cms, frontend })
  }

  get frontendPid(): number {
    const { pid } = this.frontend
    if (pid === undefined) throw new Error('The front end does not run.')
    return pid
  }

  /** Of the processes that were started here; they have others. */
  get pids(): number[] {
    return [this.cms, this.frontend].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))
  }

  /** Waits for the copies of all images. */
  imagesMade = (): Promise<void> => imagesMade(path.join(this.folder, 'data/cms.sqlite'))

  /** Resident memory of the front end's process in MB: now, and at its highest. Linux only. */
  memory(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${String(this.frontendPid)}/status`, 'utf8')
    const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
    return { now: read('VmRSS'), peak: read('VmHWM') }
  }

  /** The longest that the front end's event loop was blocked while something was done, in ms. */
  async longestBlock(act: () => Promise<unknown>): Promise<number> {
    process.kill(this.frontendPid, 'SIGUSR2')
    await act()
    process.kill(this.frontendPid, 'SIGUSR2')
    await new Promise((resolve) => setTimeout(resolve, 200))
    return readLongestBlock(this.frontend.output())
  }

  stopCms = (): Promise<void> => this.cms.stop()

  async startCms(): Promise<void> {
    this.cms = startHalf('cms', this.environment)
    await waitUntilHealthy(this.cms, `http://127.0.0.1:${String(this.environment.cmsPort)}/_health`, 204)
  }

  /**
   * Ends the front end, starts it again, and answers the milliseconds from there to the first page with status 200.
   *
   * @param watch whether `longestBlock` can be asked afterwards; the watch costs 40 ms of the start
   */
  async restartFrontend({ watch }: { watch: boolean }): Promise<number> {
    await this.frontend.stop()
    const since = performance.now()
    this.frontend = startFrontend(this.environment, { watch })
    for (;;) {
      try {
        const response = await fetch(`${this.url}/`)
        await response.arrayBuffer()
        if (response.status === 200) return performance.now() - since
      } catch {
        // It does not listen yet, which is what is timed.
      }
      if (performance.now() - since > 30_000) throw new Error('The front end shows no page within 30 s.')
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }

  async stop(): Promise<void> {
    await this.frontend.stop()
    await this.cms.stop()
    await this.proxy.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const startFrontend = (environment: Environment, { watch }: { watch: boolean }): Server =>
  startHalf(
    'frontend',
    watch ? { ...environment, frontend: { ...environment.frontend, ...watched } } : environment,
  )
