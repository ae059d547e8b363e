import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writeContent } from '../../bench/content.ts'
import { Postgres } from '../../torture/site/postgres.ts'
import { seconds } from '../processes/phase.ts'
import { imagesMade } from '../site/database/images-made.ts'
import { inRoot } from '../root.ts'
import { makeSecrets } from '../environment/secrets.ts'
import { freePort } from '../processes/server.ts'
import { behindVarnish } from './behind-varnish.ts'
import { differing, get, linksOf, pagesOf } from '../site/crawl.ts'
import { censusOf, sameCensus } from '../site/database/census.ts'
import { openSqlite } from '../site/database/sqlite.ts'
import { namedFiles } from '../site/files.ts'
import { sqliteFile } from '../site/place.ts'
import { newestIn, runSite } from './run-site.ts'
import type { Steps } from './steps.ts'
import { withSite } from '../site/throw-away.ts'
import { twoOfEach } from './two-of-each.ts'
import { versions } from './versions.ts'

const password = 'the shared password of the drill'
const kills = 50

/** What was done, and how much was lost or not the same afterwards. */
interface Step {
  what: string
  took: string
  lost: number
}

interface Part {
  run: (folder: string, steps: Steps) => Promise<void>
  /** The program of Debian's packages that it needs. */
  program?: string
}

const parts: Readonly<Record<string, Part>> = {
  'worst-day': { run: worstDay },
  versions: { run: versions, program: 'git' },
  'two-of-each': { run: twoOfEach, program: 'nginx' },
  varnish: { run: behindVarnish, program: 'varnishd' },
}

/** Where the servers are that a user's PATH may not name. */
const isThere = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'].some((folder) =>
    existsSync(path.join(folder, program)),
  )

/**
 * `npm run drill`: what may befall a site, on sites of its own, with writes going on. Needs some minutes.
 * @param names of the parts to be done; all of them without one
 * @returns 0 when nothing was lost, 2 for a part that there is not
 */
export async function main(names: string[]): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined) {
    console.error(`"${unknown}" is no part of the drill. There are: ${Object.keys(parts).join(', ')}.`)
    return 2
  }
  const done: Step[] = []
  const step = async (what: string, work: () => Promise<number>): Promise<void> => {
    const since = performance.now()
    const lost = await work()
    done.push({ what, took: seconds(since), lost })
    console.log(`  ${what}: ${seconds(since)} s, lost ${lost}`)
  }
  const note = (words: string) => {
    console.log(`    ${words}`)
  }
  const noteAll = (all: readonly string[]) => {
    all.forEach(note)
    return all.length
  }
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue
    if (part.program !== undefined && !isThere(part.program)) {
      console.log(`  ${name} is left out: ${part.program} is not installed.`)
      continue
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'site-drill-'))
    try {
      await part.run(folder, { step, note, noteAll })
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  const width = Math.max(0, ...done.map(({ what }) => what.length))
  console.log(`\n  ${'step'.padEnd(width)}  seconds  lost`)
  for (const { what, took, lost } of done)
    console.log(`  ${what.padEnd(width)}  ${took.padStart(7)}  ${String(lost).padStart(4)}`)
  return done.every(({ lost }) => lost === 0) ? 0 : 1
}

/** What a group would do on its worst day. */
async function worstDay(folder: string, { step, noteAll }: Steps): Promise<void> {
  const inFolder = (name: string) => path.join(folder, name)
  const variables = {
    ...makeSecrets(),
    STAFF_PASSWORD: password,
    SEED: 'true',
    SEED_DIR: inFolder('seed'),
    TMPDIR: folder,
  }
  const data = inFolder('data')
  const env = { ...process.env, ...variables, DATA_DIR: data, DATABASE_URL: '' }
  const site = (...args: string[]) => runSite([...args, '--env', inFolder('.env')], env)
  const newest = (name: string) => newestIn(inFolder(name))
  writeContent(inFolder('seed'), 'M')
  mkdirSync(data)
  let written: string[] = []
  let pages = new Map<string, string>()
  await withSite(data, variables, async ({ localUrl }) => {
    const staff = await signIn(localUrl)
    const writing = new AbortController()
    const acknowledged: string[] = []
    const writer = write(staff, acknowledged, writing.signal)
    await imagesMade(sqliteFile(data))
    written = [...acknowledged]
    await step('backup, with writes going on', () =>
      site('backup', '--with-secrets', '--to', inFolder('first')),
    )
    writing.abort()
    await writer
    await imagesMade(sqliteFile(data))
    pages = await read(localUrl)
  })
  await step('a write that was acknowledged before is in the backup', async () => {
    await site('restore', newest('first'), '--to', inFolder('checked'))
    return missing(inFolder('checked'), written)
  })
  const before = await census(data)
  await step('backup', () => site('backup', '--with-secrets', '--to', inFolder('second')))
  rmSync(data, { recursive: true })
  await step('wiped, and restored', () => site('restore', newest('second')))
  await step('every table', async () => sameCensus(before, await census(data)).length)
  await withSite(data, { ...variables, SEED: 'false' }, ({ localUrl }) =>
    step(`every public address (${pages.size})`, async () => noteAll(differing(pages, await read(localUrl)))),
  )
  const settled = await census(data)
  mkdirSync(inFolder('postgres'))
  for (const open of [folder, inFolder('postgres')]) chmodSync(open, 0o755)
  const postgres = await Postgres.make(inFolder('postgres'), await freePort())
  try {
    await step('SQLite to PostgreSQL', () => site('move', '--to', postgres.url))
    await step('PostgreSQL to SQLite', () => site('move', '--to', 'sqlite', '--replace'))
  } finally {
    await postgres.stop('SIGINT')
  }
  await step('every table, there and back', async () => sameCensus(settled, await census(data)).length)
  await step(`${kills} times killed while restoring`, () =>
    kill([newest('first'), newest('second')], inFolder('killed'), env),
  )
}

async function census(dataDir: string) {
  const database = openSqlite(sqliteFile(dataDir))
  try {
    return await censusOf(database)
  } finally {
    database.close()
  }
}

type Staff = (operation: string, variables: object) => Promise<boolean>

async function signIn(origin: string): Promise<Staff> {
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/staff/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (operation, variables) => {
    const saved = await fetch(`${origin}/graphql/${operation}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ variables }),
    })
    return saved.status === 200 && !(await saved.text()).includes('"errors"')
  }
}

/** Writes updates until it is told to stop, and notes the keys of those that were acknowledged. */
async function write(staff: Staff, acknowledged: string[], signal: AbortSignal): Promise<void> {
  for (let count = 1; !signal.aborted; count += 1) {
    const key = `drill-${String(count)}`
    if (await staff('CreateUpdate', { data: { title: `Update ${String(count)} of the drill`, key } }))
      acknowledged.push(key)
    await setTimeout(100)
  }
}

function missing(dataDir: string, keys: string[]): number {
  const database = openSqlite(sqliteFile(dataDir))
  const found = new Set(database.ask('SELECT key FROM updates').map(({ key }) => key))
  database.close()
  return keys.filter((key) => !found.has(key)).length
}

/** Every page of the sitemap and all that they lead to or show, with what it says, whatever its origin. */
async function read(origin: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const said = async (address: string) => {
    const { status, body } = await get(origin + address)
    // A calendar names its events by the host, without the rest of the origin.
    found.set(address, `${status}\n${body.replaceAll(origin, '').replaceAll(new URL(origin).host, '')}`)
    return body
  }
  const pages = pagesOf(await said('/sitemap.xml')).map((address) => new URL(address).pathname)
  for (const page of new Set(pages))
    for (const link of linksOf(await said(page), origin + page)) if (!found.has(link)) await said(link)
  return found
}

/** Restores one after the other over each other, each ended somewhere. @returns how often something was half done */
async function kill(files: [string, string], place: string, env: NodeJS.ProcessEnv): Promise<number> {
  const restore = (file: string) => {
    const replace = existsSync(sqliteFile(place)) ? ['--replace'] : []
    return ['restore', file, '--to', place, ...replace]
  }
  const since = performance.now()
  const known: string[] = []
  for (const file of files) {
    await runSite(restore(file), env)
    known.push(JSON.stringify(await census(place)))
  }
  const whole = (performance.now() - since) / files.length
  let halves = 0
  for (let count = 0; count < kills; count += 1) {
    const args = [inRoot('scripts/run.mjs'), 'site', ...restore(files[count % 2] ?? '')]
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await setTimeout(whole * (0.3 + (0.7 * count) / kills))
    child.kill('SIGKILL')
    await ended
    const database = openSqlite(sqliteFile(place))
    const isSound = database.isSound() && [...(await namedFiles(database))].length > 0
    database.close()
    if (!isSound || !known.includes(JSON.stringify(await census(place)))) halves += 1
  }
  return halves
}
