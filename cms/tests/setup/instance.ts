import { execFile, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port'

export const cmsFolder = resolve(import.meta.dirname, '../..')

export interface InstanceOptions {
  dataDir: string
  seedDir: string
  seed: boolean
  /** `undefined` means SQLite. */
  databaseUrl?: string
  /** Variables of this instance alone. */
  variables?: Record<string, string>
}

export interface Instance {
  url: string
  pid: number | undefined
  /** File that everything the process prints goes to. */
  logFile: string
  /** Asks the process to stop and waits for its end; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Longer than the CMS waits for running requests, in ms. */
const longestStop = 15_000

/** The password that staff have before a test changes it. */
export const staffPassword = 'the staff password of the tests'

export const secret = 'a secret of the tests, which guards nothing'

/** The environment of a CMS under test: nothing else of the machine's own environment reaches it. */
export function cmsEnvironment({
  dataDir,
  seedDir,
  seed,
  databaseUrl,
  variables,
}: InstanceOptions): Record<string, string> {
  const tmp = join(dataDir, 'tmp')
  mkdirSync(tmp, { recursive: true })
  return {
    PATH: process.env.PATH ?? '',
    NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
    HOME: dataDir,
    TMPDIR: tmp,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    SEED_DIR: seedDir,
    SEED: String(seed),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    APP_KEYS: `${secret} 1,${secret} 2`,
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    JWT_SECRET: secret,
    ENCRYPTION_KEY: secret,
    STAFF_TOKEN_SECRET: secret,
    STAFF_PASSWORD: staffPassword,
    // Nobody listens there: a test that wants answers says where they come from.
    CROSSREF_URL: 'http://127.0.0.1:9',
    DOI_URL: 'http://127.0.0.1:9',
    ORCID_URL: 'http://127.0.0.1:9',
    ZOTERO_URL: 'http://127.0.0.1:9',
    OPENALEX_URL: 'http://127.0.0.1:9',
    ...variables,
  }
}

/** Starts the compiled CMS without waiting until it answers. */
export async function launch(options: InstanceOptions) {
  const port = await freePort()
  const logFile = join(options.dataDir, `cms-${port}.log`)
  const child = spawn(process.execPath, ['dist/scripts/start.js'], {
    cwd: cmsFolder,
    env: { ...cmsEnvironment(options), CMS_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const ended = new Promise<number | null>((resolveEnd) => child.once('exit', resolveEnd))
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    // A process that is blocked does not hear the polite signal; its exit code then is null.
    const hard = setTimeout(() => child.kill('SIGKILL'), longestStop)
    return ended.finally(() => {
      clearTimeout(hard)
    })
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    logFile,
    stop,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
}

/** Starts the compiled CMS and waits until it answers. @throws Error with its log when it ends before */
export async function start(options: InstanceOptions): Promise<Instance> {
  const instance = await launch(options)
  for (const deadline = Date.now() + 240_000; Date.now() < deadline;) {
    if (instance.hasEnded()) break
    const healthy = await fetch(`${instance.url}/_health`)
      .then((response) => response.status === 204)
      .catch(() => false)
    if (healthy) return instance
    await new Promise((wait) => setTimeout(wait, 100))
  }
  await instance.stop('SIGKILL')
  throw new Error(`The CMS did not start:\n${readFileSync(instance.logFile, 'utf8')}`)
}

/** Runs one of the compiled scripts of package.json beside the running CMS; answers what it printed. */
export async function runScript(
  name: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const script = join(cmsFolder, 'dist/scripts', `${name}.js`)
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd: cmsFolder, env })
  return stdout
}
