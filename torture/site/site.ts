import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, closeSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { inRoot } from '../../scripts/root.ts'
import { makeSecrets } from '../../scripts/environment/secrets.ts'
import { askPostgres, askSqlite, type Ask } from './database.ts'
import { makeFolder, type Folder } from './folder.ts'
import type { Incidents } from '../run/incidents.ts'
import { freePorts, isFree } from './ports.ts'
import { Postgres } from './postgres.ts'
import { isAlive, processesOf, signal, type Part, type Process } from './processes.ts'
import { writeSeed } from './seed.ts'
import { rest, until } from '../run/wait.ts'

export type DatabaseName = 'sqlite' | 'postgres'

export const staffPassword = 'the shared password of the torture'

/** Longer than a start takes on a slow and busy machine, in ms. */
const longestStart = 240_000
/** Longer than the halves may take to end in order, in ms. */
const longestEnd = 30_000

interface Made {
  database: DatabaseName
  folder: Folder
  ports: { site: number; cms: number }
  postgres: Postgres | undefined
  incidents: Incidents
}

/** A site of its own, run by `npm start`. */
export class Site {
  readonly url: string
  readonly cmsUrl: string
  readonly dataDir: string
  readonly ask: Ask
  readonly folder: Folder
  readonly database: DatabaseName
  readonly postgres: Postgres | undefined
  /** Where the front end finds the CMS; another address from the next start on. */
  frontendsCmsUrl: string
  private readonly incidents: Incidents
  private readonly ports: Made['ports']
  private readonly secrets = makeSecrets()
  private supervisor: ChildProcess | undefined
  /** Processes that were seen, and those of them that may end now. */
  private readonly seen = new Map<number, Process>()
  private readonly mayEnd = new Set<number>()
  private readonly watch: NodeJS.Timeout

  private constructor({ database, folder, ports, postgres, incidents }: Made) {
    this.database = database
    this.folder = folder
    this.ports = ports
    this.postgres = postgres
    this.incidents = incidents
    this.url = `http://127.0.0.1:${String(ports.site)}`
    this.cmsUrl = `http://127.0.0.1:${String(ports.cms)}`
    this.frontendsCmsUrl = this.cmsUrl
    this.dataDir = path.join(folder.path, 'data')
    this.ask =
      postgres === undefined ? askSqlite(path.join(this.dataDir, 'cms.sqlite')) : askPostgres(postgres)
    this.watch = setInterval(() => {
      this.look()
    }, 500).unref()
    process.on('exit', this.vanish)
  }

  /** @param port the first that may be used */
  static async make(database: DatabaseName, port: number, incidents: Incidents): Promise<Site> {
    needNoSettings()
    const folder = makeFolder()
    process.once('exit', folder.remove)
    for (const name of ['data', 'tmp', 'home', 'postgres']) mkdirSync(path.join(folder.path, name))
    chmodSync(path.join(folder.path, 'postgres'), 0o755)
    await writeSeed(path.join(folder.path, 'seed'))
    const [site = 0, cms = 0, databasePort = 0] = await freePorts(3, port)
    const postgres =
      database === 'postgres'
        ? await Postgres.make(path.join(folder.path, 'postgres'), databasePort)
        : undefined
    const made = new Site({ database, folder, ports: { site, cms }, postgres, incidents })
    await made.start()
    return made
  }

  /** Runs `npm start` and waits until the site can be read and saved. @throws Error when it does not come that far */
  async start(): Promise<void> {
    const log = openSync(path.join(this.incidents.folder, `${this.database}.log`), 'a')
    // Node instead of npm: a signal then reaches what runs the site, and nothing that stands before it.
    const supervisor = spawn(process.execPath, [inRoot('scripts/run.mjs'), 'start'], {
      cwd: inRoot(),
      env: this.environment(),
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    // This program may end over an error, and takes everything with it when it does.
    supervisor.unref()
    this.supervisor = supervisor
    const isUp = await until(
      async () => this.hasEnded() || ((await this.isHealthy()) && (await this.isReadable())),
      longestStart,
      200,
    )
    if (!isUp || this.hasEnded())
      throw new Error(
        `npm start did not bring the site up; see ${this.database}.log in ${this.incidents.folder}`,
      )
    this.look()
  }

  /** Whether `npm start` is over. */
  hasEnded = (): boolean => this.supervisor?.exitCode !== null || this.supervisor.signalCode !== null

  isHealthy = async (): Promise<boolean> =>
    (await statusOf(`${this.url}/health`)) === 200 && (await statusOf(`${this.cmsUrl}/_health`)) === 204

  private isReadable = async (): Promise<boolean> => (await statusOf(`${this.url}/`)) === 200

  processes = (): Process[] => processesOf(this.dataDir)

  pidOf = (part: Part): number | undefined => this.processes().find((one) => one.part === part)?.pid

  /** Ends a part as a lack of memory or a power cut would. @returns false when it does not run */
  kill(part: Part): boolean {
    this.look()
    const pid = this.pidOf(part)
    if (pid === undefined) return false
    // Without the one that runs them the others have nobody to be run by.
    for (const one of this.processes()) if (one.pid === pid || part === 'supervisor') this.mayEnd.add(one.pid)
    signal(pid, 'SIGKILL')
    return true
  }

  /** Ctrl-C, and waits until nothing is left. */
  async stop(): Promise<void> {
    this.letEnd()
    if (this.supervisor?.pid !== undefined && !this.hasEnded()) signal(this.supervisor.pid, 'SIGINT')
    await until(() => this.hasEnded(), longestEnd)
    await this.needNothingLeft('after Ctrl-C')
  }

  /** Starts the site again after `npm start` has ended, however that was. */
  async startAgain(after: string): Promise<void> {
    this.letEnd()
    await this.needNothingLeft(after)
    await this.start()
  }

  /** Waits until the site answers again, and starts it when nobody else does. */
  async recover(): Promise<void> {
    await until(async () => this.hasEnded() || (await this.isHealthy()), longestStart)
    if (this.hasEnded()) await this.startAgain('after it ended by itself')
  }

  /** Counts processes and ports that outlive `npm start`, and ends them. */
  private async needNothingLeft(after: string): Promise<void> {
    await until(() => this.processes().length === 0, longestEnd, 250)
    const left = this.processes()
    for (const { pid, command } of left) {
      this.incidents.tell('leftOver', `a process outlives npm start ${after}: ${command}`, { pid })
      signal(pid, 'SIGKILL')
    }
    await until(() => this.processes().length === 0, longestEnd)
    for (const port of Object.values(this.ports)) {
      if (!(await until(() => isFree(port), 5000)))
        this.incidents.tell('leftOver', `port ${String(port)} is in use ${after}`)
    }
  }

  /** Ends everything and removes what was written. */
  async remove(): Promise<void> {
    await this.stop()
    clearInterval(this.watch)
    await this.postgres?.stop('SIGINT')
    process.off('exit', this.vanish)
    process.off('exit', this.folder.remove)
    this.folder.remove()
  }

  /** Whatever ends this program, nothing of it stays. */
  private readonly vanish = (): void => {
    for (const { pid } of this.processes()) signal(pid, 'SIGKILL')
    this.postgres?.kill()
  }

  private letEnd(): void {
    for (const { pid } of this.processes()) this.mayEnd.add(pid)
  }

  /** Notices what has ended unasked. The two processes that work for the halves come and go. */
  look(): void {
    for (const [pid, one] of this.seen) {
      if (isAlive(pid)) continue
      this.seen.delete(pid)
      if (!this.mayEnd.delete(pid))
        this.incidents.tell('crashed', `the ${one.part} ended by itself`, { pid, command: one.command })
    }
    for (const one of this.processes()) {
      if (['supervisor', 'cms', 'frontend'].includes(one.part)) this.seen.set(one.pid, one)
    }
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      HOME: path.join(this.folder.path, 'home'),
      TMPDIR: path.join(this.folder.path, 'tmp'),
      ...this.secrets,
      ...settings,
      PORT: String(this.ports.site),
      PUBLIC_URL: this.url,
      CMS_PORT: String(this.ports.cms),
      CMS_URL: this.frontendsCmsUrl,
      DATA_DIR: this.dataDir,
      SEED_DIR: path.join(this.folder.path, 'seed'),
      ...(this.postgres !== undefined && { DATABASE_URL: this.postgres.url }),
    }
  }
}

/** Everything else that `.env.example` names, so that nothing comes from elsewhere. */
const settings = {
  TRUSTED_PROXIES: '0',
  CMS_HOST: '127.0.0.1',
  DATABASE_SSL: 'false',
  SEED: 'true',
  // Nobody listens there.
  CROSSREF_URL: 'http://127.0.0.1:9',
  DOI_URL: 'http://127.0.0.1:9',
  ORCID_URL: 'http://127.0.0.1:9',
  ZOTERO_URL: 'http://127.0.0.1:9',
  OPENALEX_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'warn',
  STAFF_PASSWORD: staffPassword,
}

/**
 * `npm start` reads the `.env` of its folder, and this program deletes content.
 * @throws Error when something stands there that cannot be put aside, as the address of a database
 */
function needNoSettings(): void {
  const file = inRoot('.env')
  const found = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
  const known = new Set([...Object.keys(settings), ...Object.keys(makeSecrets())])
  for (const name of ['PORT', 'PUBLIC_URL', 'CMS_PORT', 'CMS_URL', 'DATA_DIR', 'SEED_DIR']) known.add(name)
  const strange = found.filter((name) => !known.has(name))
  if (strange.length === 0) return
  throw new Error(
    `.env sets ${strange.join(', ')}, and the site to be broken shall have nothing to do with yours. ` +
      'Run this in a clone or work tree without a .env.',
  )
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    // Not there, which is what was asked.
    await rest(0)
    return undefined
  }
}
