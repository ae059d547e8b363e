import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from '../root.ts'
import { siteVariables } from '../processes/site-variables.ts'
import { differing, get, pagesOf } from '../site/crawl.ts'
import { openSqlite } from '../site/database/sqlite.ts'
import { isContent } from '../site/database/table.ts'
import { sqliteFile } from '../site/place.ts'
import { newestIn, runSite } from './run-site.ts'
import type { Steps } from './steps.ts'

/** The first version that others could use. */
const first = '372856dd8c'

/** What Strapi writes anew at each start, from what its admin panel offers in this version. */
const derived = 'admin_permissions'

/** What a version prints when its site answers. */
const ready = 'The site is ready'

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', ['-C', inRoot(), ...args])).stdout.trim()

/**
 * The commits whose sites must be opened by this version: the first one and those of the releases.
 * @throws Error where the history ends before the first one
 */
async function olderVersions(): Promise<string[]> {
  await git('cat-file', '-e', first).catch((error: unknown) => {
    throw new Error('Git knows no older version: get the whole history (git fetch --unshallow).', {
      cause: error,
    })
  })
  const tags = (await git('tag', '--list', 'v*')).split('\n').filter((tag) => tag !== '')
  return [first, ...tags]
}

/**
 * A site that an older version has filled is opened by this one, and then, from the backup that this one made before, by
 * the older one again. Installs and builds the older version: needs git's history and npm's registry.
 *
 * @param folder an empty one
 * @throws Error when a version does not start
 */
export async function versions(folder: string, { step, note, noteAll }: Steps): Promise<void> {
  for (const version of await olderVersions()) {
    const old = path.join(folder, version)
    const data = path.join(folder, `data-of-${version}`)
    mkdirSync(old)
    mkdirSync(data)
    await promisify(execFile)('sh', [
      '-c',
      `git -C "$1" archive "$2" | tar -x -C "$3"`,
      'sh',
      inRoot(),
      version,
      old,
    ])
    const env = {
      ...(await siteVariables(data)),
      TMPDIR: folder,
      STAFF_PASSWORD: 'the shared password of the drill',
      DATABASE_URL: '',
      S3_BUCKET: '',
      SEED: 'true',
    }
    const url = env.PUBLIC_URL
    const filled = await start(old, env)
    const words = await wordsOfPages(url)
    await filled.stop()
    const rows = await rowsOf(data)
    note(`${version}: ${String(words.size)} pages, ${String([...rows.values()].flat().length)} rows`)

    const present = await start(inRoot(), env)
    await step(`${version}: each of its addresses leads somewhere in this version`, async () => {
      const lost = []
      for (const address of words.keys()) if (!(await leads(url + address))) lost.push(address)
      return noteAll(lost)
    })
    await present.stop()
    await step(`${version}: each of its rows is there in this version`, async () => {
      const now = await rowsOf(data)
      const lost = [...rows].map(([table, ids]) => {
        const there = new Set(now.get(table))
        return [table, ids.filter((id) => !there.has(id)).length] as const
      })
      for (const [table, count] of lost) if (count > 0) note(`${table}: ${String(count)}`)
      return lost.reduce((sum, [, count]) => sum + count, 0)
    })
    const backup = newestIn(path.join(data, 'before-upgrades'))
    await runSite(['restore', backup, '--to', `${data}-before`], env)
    const again = await start(old, { ...env, DATA_DIR: `${data}-before` })
    await step(`${version}: it says the same after the way back`, async () =>
      noteAll(differing(words, await wordsOfPages(url))),
    )
    await again.stop()
    rmSync(old, { recursive: true })
  }
}

/** `npm start` of the version in a folder. @throws Error with what it said, when its site does not answer */
async function start(root: string, env: NodeJS.ProcessEnv): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes(ready)) resolve()
      })
    void ended.then(() => {
      reject(new Error(`The version in ${root} did not start:\n${said}`))
    })
  })
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** What the pages of the sitemap say, by their paths. */
async function wordsOfPages(url: string): Promise<Map<string, string>> {
  const words = new Map<string, string>()
  for (const page of pagesOf((await get(`${url}/sitemap.xml`)).body)) {
    const { pathname } = new URL(page)
    words.set(pathname, wordsOf((await get(url + pathname)).body))
  }
  return words
}

const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether there is a page, or the way to one. */
async function leads(address: string): Promise<boolean> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.status === 200
}

/** The ids of all content, by table. */
async function rowsOf(dataDir: string): Promise<Map<string, unknown[]>> {
  const database = openSqlite(sqliteFile(dataDir))
  try {
    const tables = (await database.tables()).filter(isContent)
    return new Map(
      tables
        .filter(({ name, columns }) => !name.startsWith(derived) && columns.some(({ name }) => name === 'id'))
        .map(({ name }) => [name, database.ask(`SELECT id FROM "${name}"`).map(({ id }) => id)]),
    )
  } finally {
    database.close()
  }
}
