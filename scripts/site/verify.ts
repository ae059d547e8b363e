import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { phase, seconds } from '../processes/phase.ts'
import { makeSecrets, secretsIn } from '../environment/secrets.ts'
import { concurrently, processors } from '../processes/concurrently.mjs'
import { decryptionOptions } from './archive/encryption.ts'
import { names, type Manifest } from './archive/manifest.ts'
import { unpack } from './archive/read.ts'
import { get, linksOf, pagesOf } from './crawl.ts'
import { rowsIn } from './database/census.ts'
import { openSqlite } from './database/sqlite.ts'
import { namedFiles } from './files.ts'
import { forgetStaffPassword } from './passwords.ts'
import { sqliteFile, uploadsOf } from './place.ts'
import { putDatabase, putFiles } from './put.ts'
import { scratchFolder } from './scratch.ts'
import { withSite } from './throw-away.ts'
import type { Given, Verb } from './verb.ts'

/** Changes that are asked for at once. */
const atOnce = 100

export const verify: Verb = {
  summary:
    'proves a backup: restores it into a folder that is thrown away, starts the site there, reads every page',
  words: 1,
  options: { in: { type: 'string' }, ...decryptionOptions },
  help: `FILE [OPTIONS]
  --in FOLDER              where there is room for it (default: the folder of temporary files)
  --identity FILE          the key of age that opens an encrypted backup
  --passphrase-file FILE   the passphrase that does, in the first line of a file`,
  run: prove,
}

async function prove(given: Given): Promise<string> {
  const since = performance.now()
  const file = path.resolve(given.words[0] ?? '')
  const scratch = scratchFolder(path.resolve(given.text('in') ?? tmpdir()))
  const [unpacked, dataDir] = [path.join(scratch, 'unpacked'), path.join(scratch, 'data')]
  for (const folder of [unpacked, dataDir]) mkdirSync(folder)
  const manifest = await phase('unpacking and comparing with the manifest', () =>
    unpack(file, unpacked, given),
  )
  const faults = await missingFiles(unpacked, manifest)
  await putFiles(path.join(unpacked, names.uploads), uploadsOf(dataDir))
  const lists = listsIn(sqliteFile(unpacked))
  const password = randomBytes(18).toString('base64url')
  const database = openSqlite(sqliteFile(unpacked))
  forgetStaffPassword(database)
  database.close()
  await putDatabase(sqliteFile(unpacked), sqliteFile(dataDir))
  const secrets = path.join(unpacked, names.secrets)
  const variables = {
    ...(existsSync(secrets) ? secretsIn(secrets) : makeSecrets()),
    STAFF_PASSWORD: password,
  }
  const read = await withSite(dataDir, variables, async ({ localUrl }) => {
    const pages = await phase('reading every page', () => readPages(localUrl))
    const unread = await phase('reading the lists of staff', () => readLists(localUrl, password, lists))
    return { addresses: pages.addresses, faults: [...pages.faults, ...unread] }
  })
  const all = [...faults, ...read.faults]
  if (all.length > 0)
    throw new Error(`The backup is not right: ${all.length} fault(s).\n- ${all.slice(0, 50).join('\n- ')}`)
  return (
    `Verified ${rowsIn(manifest.tables)} rows of ${Object.keys(manifest.tables).length} tables, ` +
    `${manifest.files.count} files and ${read.addresses} addresses of a running site in ${seconds(since)} s: 0 faults, ${file}`
  )
}

/** What was missing already when the backup was made, and what its own database names and it does not hold. */
async function missingFiles(unpacked: string, manifest: Manifest): Promise<string[]> {
  const database = openSqlite(sqliteFile(unpacked))
  const named = await namedFiles(database)
  database.close()
  const known = new Set(manifest.missing)
  return [...named]
    .filter((name) => !known.has(name) && !existsSync(path.join(unpacked, names.uploads, name)))
    .map((name) => `the file ${name} is not in it`)
}

/** Every page of the sitemap, and everything of the site that these lead to or show. */
async function readPages(origin: string): Promise<{ addresses: number; faults: string[] }> {
  const faults: string[] = []
  const seen = new Set<string>()
  let waiting = pagesOf((await get(`${origin}/sitemap.xml`)).body)
    .map((address) => new URL(address))
    .map(({ pathname, search }) => pathname + search)
  const onSitemap = new Set(waiting)
  while (waiting.length > 0) {
    const next = waiting.filter((address) => !seen.has(address))
    for (const address of next) seen.add(address)
    const found = await concurrently(processors, next, async (address) => {
      const { status, body } = await get(origin + address)
      if (status >= 400) faults.push(`${address} is answered with ${status}`)
      return onSitemap.has(address) ? linksOf(body, origin + address) : []
    })
    waiting = [...new Set(found.flat())].filter((address) => !seen.has(address))
  }
  if (onSitemap.size === 0) faults.push('the sitemap names no page')
  return { addresses: seen.size, faults }
}

/** What the database holds that staff can see and strangers cannot. */
interface Lists {
  changes: number
  trash: number
}

function listsIn(file: string): Lists {
  const database = openSqlite(file)
  const count = (sql: string, ...values: number[]) => Number(database.ask(sql, ...values)[0]?.['count'])
  const lists = {
    changes: count('SELECT count(*) AS count FROM changes'),
    // The start removes what has had its time.
    trash: count('SELECT count(*) AS count FROM trash_items WHERE expires_at > ?', Date.now()),
  }
  database.close()
  return lists
}

/** Reads the history and the trash to their ends, signed in. */
async function readLists(origin: string, password: string, expected: Lists): Promise<string[]> {
  const headers = { origin, 'content-type': 'application/json' }
  const signedIn = await fetch(`${origin}/staff/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password }),
  })
  if (signedIn.status !== 204) return [`staff cannot sign in (${signedIn.status})`]
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const list = async (operation: string, field: string, variables: object): Promise<{ id: string }[]> => {
    const answer = await fetch(`${origin}/graphql/${operation}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ variables }),
    })
    const text = await answer.text()
    const { data } = JSON.parse(text) as { data?: Record<string, { id: string }[]> | null }
    if (data?.[field] === undefined)
      throw new Error(`${operation} is answered with ${answer.status}: ${text}`)
    return data[field]
  }
  const changes = new Set<string>()
  for (let before: string | null = null; ;) {
    const part = await list('StaffChanges', 'changes', { limit: atOnce, before })
    for (const { id } of part) changes.add(id)
    const last = part.at(-1)?.id
    if (last === undefined || part.length < atOnce) break
    before = last
  }
  const trash = (await list('StaffTrash', 'trashItems', {})).length
  return [
    ...(changes.size === expected.changes
      ? []
      : [`the history shows ${changes.size} of ${expected.changes} changes`]),
    ...(trash === expected.trash ? [] : [`the trash shows ${trash} of ${expected.trash} documents`]),
  ]
}
