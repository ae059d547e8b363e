import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { pack } from 'tar-stream'
import { Postgres } from '../../torture/site/postgres.ts'
import { writeSeed } from '../../torture/site/seed.ts'
import { inRoot } from '../root.ts'
import { freePort } from '../processes/server.ts'
import { observe, type Observed } from '../tests/observe.ts'
import { serveFiles } from '../tests/serve-files.ts'
import { siteVariables } from '../processes/site-variables.ts'
import { get, linksOf, pagesOf } from './crawl.ts'
import { censusOf } from './database/census.ts'
import { Postgres as Connection } from './database/postgres.ts'
import { openSqlite } from './database/sqlite.ts'
import { namedFiles } from './files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'))
const inFolder = (...parts: string[]) => path.join(folder, ...parts)
let env: NodeJS.ProcessEnv
let site: Observed
let url: string
const password = 'the shared password of a test'

/** What `npm run site` said. */
function run(args: string[], changed: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('scripts/run.mjs'), 'site', ...args, '--env', inFolder('.env')],
    { env: { ...env, ...changed }, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr, lastLine: stdout.trim().split('\n').at(-1) ?? '' }
}

async function census(dataDir: string) {
  const database = openSqlite(path.join(dataDir, 'cms.sqlite'))
  try {
    return await censusOf(database)
  } finally {
    database.close()
  }
}

const manifestOf = (file: string) =>
  JSON.parse(spawnSync('tar', ['-xOf', file, 'manifest.json'], { encoding: 'utf8' }).stdout) as {
    tables: object
  }

/** The commands stop this process for minutes, while the site ends a connection that is kept. */
const own = () => ({ origin: url, connection: 'close' })

/** The headers of somebody who is signed in. */
async function staffHeaders(): Promise<Record<string, string>> {
  const signedIn = await fetch(`${url}/staff/session`, {
    method: 'POST',
    headers: { ...own(), 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  return { ...own(), cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function staff(operation: string, variables: object): Promise<Record<string, { documentId: string }>> {
  const answer = await fetch(`${url}/graphql/${operation}`, {
    method: 'POST',
    headers: { ...(await staffHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ variables }),
  })
  return ((await answer.json()) as { data: Record<string, { documentId: string }> }).data
}

const pdf = '%PDF-1.4\n% a manuscript that must not be lost\n%%EOF\n'

/** Stores a paper with its manuscript. */
async function storeManuscript(): Promise<void> {
  const form = new FormData()
  form.append('section', 'Documents')
  form.append('fileInfo', JSON.stringify({ name: 'Manuscript.pdf' }))
  form.append('files', new File([pdf], 'Manuscript.pdf', { type: 'application/pdf' }))
  const answer = await fetch(`${url}/staff/upload`, {
    method: 'POST',
    headers: await staffHeaders(),
    body: form,
  })
  const { id } = (await answer.json()) as { id: number }
  await staff('CreatePublication', {
    data: { title: 'With a PDF', authors: [{ name: 'A. Sample' }], journal: 'J', year: 2026, manuscript: id },
  })
}

beforeAll(async () => {
  const variables = await siteVariables(inFolder('data'))
  url = variables.PUBLIC_URL
  await writeSeed(inFolder('seed'))
  for (const name of readdirSync(inFolder('seed')).filter((file) => file.endsWith('.json'))) {
    const content = JSON.parse(readFileSync(inFolder('seed', name), 'utf8')) as unknown
    // A few of each are enough to be lost.
    if (Array.isArray(content)) writeFileSync(inFolder('seed', name), JSON.stringify(content.slice(0, 3)))
  }
  mkdirSync(inFolder('tmp'))
  env = {
    ...variables,
    TMPDIR: inFolder('tmp'),
    STAFF_PASSWORD: password,
    SEED_DIR: inFolder('seed'),
    DATABASE_URL: '',
  }
  site = observe('site.mjs', [], env)
  await site.hasSaid('The site is ready')
  await storeManuscript()
  const made = await staff('CreateUpdate', { data: { title: 'goes to the trash', key: 'once' } })
  await staff('DeleteUpdate', { documentId: made['createUpdate']?.documentId })
})
afterAll(() => {
  site.signal('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

let archive = ''
test('a backup of a running site is one file for its owner only, without secrets', () => {
  const { status, said, lastLine } = run(['backup', '--to', inFolder('backups')])
  expect(status, said).toBe(0)
  expect(lastLine).toMatch(/^Backed up \d+ rows of \d+ tables and \d+ files \(without secrets\)/)
  const [name = '', ...others] = readdirSync(inFolder('backups'))
  expect(others).toEqual([])
  archive = inFolder('backups', name)
  expect(statSync(archive).mode & 0o077).toBe(0)
  const bytes = readFileSync(archive, 'latin1')
  expect(bytes).not.toContain(env['STAFF_TOKEN_SECRET'] ?? '')
  expect(bytes).not.toContain('core_staff_password')
  expect(bytes).toContain('goes to the trash')
})

test('a backup is restored into an empty folder, and over a site only when it is asked to', async () => {
  const { status, said } = run(['restore', archive, '--to', inFolder('restored')])
  expect(status, said).toBe(0)
  expect(await census(inFolder('restored'))).toEqual(manifestOf(archive).tables)
  const uploads = (dataDir: string) =>
    readdirSync(path.join(dataDir, 'public/uploads'), { recursive: true }).length
  expect(uploads(inFolder('restored'))).toBeGreaterThan(40)
  const documents = inFolder('restored', 'public/uploads/documents')
  const contents = readdirSync(documents).map((name) => readFileSync(path.join(documents, name), 'utf8'))
  expect(contents).toEqual([pdf])

  const again = run(['restore', archive, '--to', inFolder('restored')])
  expect(again.status).toBe(1)
  expect(again.said).toMatch(/There is a site in .*restored\. Give --replace/)

  const over = ['restore', archive, '--to', inFolder('over')]
  expect(run(over).status).toBe(0)
  // Kept pages of the content before, and what says to which environment it belonged.
  mkdirSync(inFolder('over', 'pages'))
  for (const old of ['pages/home.html', 'installation.json']) writeFileSync(inFolder('over', old), '{}')
  const replaced = run([...over, '--replace'])
  expect(replaced.status, replaced.said).toBe(0)
  for (const old of ['pages', 'installation.json']) expect(existsSync(inFolder('over', old)), old).toBe(false)

  const overRunning = run(['restore', archive, '--replace'])
  expect(overRunning.status).toBe(1)
  expect(overRunning.said).toMatch(/The site is running/)
  expect((await fetch(`${url}/updates`)).status).toBe(200)
})

test('a damaged database is replaced, and its journal with it', async () => {
  mkdirSync(inFolder('damaged'))
  writeFileSync(inFolder('damaged/cms.sqlite'), 'no database')
  writeFileSync(inFolder('damaged/cms.sqlite-wal'), 'nor its journal')
  const { status, said } = run(['restore', archive, '--to', inFolder('damaged'), '--replace'])
  expect(status, said).toBe(0)
  expect(existsSync(inFolder('damaged/cms.sqlite-wal'))).toBe(false)
  expect(await census(inFolder('damaged'))).toEqual(manifestOf(archive).tables)
})

/** The backup with something of it changed, and with the sums of what it has then. */
function repacked(name: string, change: (unpacked: string) => void): string {
  const [unpacked, file] = [inFolder(`${name}-unpacked`), inFolder(`${name}.tar`)]
  mkdirSync(unpacked)
  spawnSync('tar', ['-xf', archive, '-C', unpacked])
  change(unpacked)
  const entries = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter(
    (entry) => entry !== 'SHA256SUMS' && statSync(path.join(unpacked, entry)).isFile(),
  )
  const sum = (entry: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(unpacked, entry)))
      .digest('hex')
  writeFileSync(
    path.join(unpacked, 'SHA256SUMS'),
    entries.map((entry) => `${sum(entry)}  ${entry}\n`).join(''),
  )
  spawnSync('tar', ['-cf', file, '-C', unpacked, ...entries, 'SHA256SUMS'])
  return file
}

test('a backup of a newer version, and one that holds other rows than it says, are refused', () => {
  const changed = (
    name: string,
    change: (manifest: { format: number; tables: Record<string, { rows: number }> }) => void,
  ) =>
    repacked(name, (unpacked) => {
      const file = path.join(unpacked, 'manifest.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof change>[0]
      change(manifest)
      writeFileSync(file, JSON.stringify(manifest))
    })
  const newer = changed('newer', (manifest) => {
    manifest.format += 1
  })
  const fewer = changed('fewer', ({ tables }) => {
    tables['updates'] = { ...tables['updates'], rows: 0 }
  })
  for (const [file, why] of [
    [newer, /was made by version .*, which is newer\. Use that version\. Nothing was changed/],
    [fewer, /is damaged or no backup of a site: .*updates.*Nothing was changed/],
  ] as const) {
    const { status, said } = run(['restore', file, '--to', inFolder('not-there')])
    expect(status, said).toBe(1)
    expect(said).toMatch(why)
  }
})

/** A file that says that it is an archive, and what the attacker wrote into it. */
async function forged(
  name: string,
  entry: { name: string; type?: 'symlink'; linkname?: string },
): Promise<string> {
  const file = inFolder(name)
  const tar = pack()
  if (entry.type === undefined) tar.entry(entry, 'evil')
  else tar.entry(entry)
  tar.finalize()
  await pipeline(tar as unknown as NodeJS.ReadableStream, createWriteStream(file))
  return file
}

test('what is truncated, altered or made to harm is refused before anything is touched', async () => {
  const truncated = inFolder('truncated.tar')
  cpSync(archive, truncated)
  truncateSync(truncated, Math.floor(statSync(archive).size / 2))
  const altered = inFolder('altered.tar')
  const bytes = readFileSync(archive)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(altered, bytes)
  const files = [
    truncated,
    altered,
    await forged('up.tar', { name: 'uploads/../../escaped.txt' }),
    await forged('absolute.tar', { name: '/escaped.txt' }),
    await forged('link.tar', { name: 'uploads/link', type: 'symlink', linkname: '/etc' }),
    inFolder('seed/events.json'),
  ]
  for (const file of files) {
    const { status, said } = run(['restore', file, '--to', inFolder('untouched')])
    expect(status, `${file}: ${said}`).toBe(1)
    expect(said).toMatch(/is damaged or no backup of a site: .*Nothing was changed/)
    expect(readdirSync(inFolder('untouched')), file).toEqual([])
  }
  expect(readdirSync(folder)).not.toContain('escaped.txt')
})

test('an encrypted backup is opened by its key only, and --keep removes the older ones', async () => {
  const [key, other] = [await generateX25519Identity(), await generateX25519Identity()]
  writeFileSync(inFolder('key'), `# a comment\n${key}\n`)
  writeFileSync(inFolder('wrong'), `${other}\n`)
  const to = inFolder('kept')
  mkdirSync(to)
  // What a killed one left.
  const own = `site-${new URL(url).host.replace(':', '_')}-2026-01-01T00-00-00-000Z.tar`
  const part = path.join(to, `${own}.part`)
  writeFileSync(part, '')
  utimesSync(part, 0, 0)
  writeFileSync(path.join(to, own), '')
  const ofAnother = 'site-other.example.edu-2025-01-01T00-00-00-000Z.tar'
  writeFileSync(path.join(to, ofAnother), '')
  for (const options of [[], [], ['--with-secrets', '--encrypt-to', await identityToRecipient(key)]]) {
    const { status, said } = run(['backup', '--to', to, '--keep', '2', ...options])
    expect(status, said).toBe(0)
  }
  expect(readdirSync(to)).toContain(ofAnother)
  const kept = readdirSync(to).filter((name) => name !== ofAnother)
  expect(kept.length).toBe(2)
  const encrypted = path.join(to, kept.find((name) => name.endsWith('.age')) ?? '')
  expect(readFileSync(encrypted, 'latin1')).not.toContain('uploads/')

  const restore = (key: string) =>
    run(['restore', encrypted, '--to', inFolder('opened'), '--identity', inFolder(key)])
  const closed = restore('wrong')
  expect(closed.status).toBe(1)
  expect(closed.said).toMatch(/is encrypted, and is not opened by what was given/)
  const opened = restore('key')
  expect(opened.status, opened.said).toBe(0)
  expect(
    readFileSync(inFolder('opened/secrets.env'), 'utf8').includes(env['STAFF_TOKEN_SECRET'] ?? 'none'),
  ).toBe(true)
})

test('a backup that a passphrase closes is opened by it only', () => {
  for (const [name, passphrase] of Object.entries({
    phrase: 'six words that nobody else knows',
    otherPhrase: 'x',
  }))
    writeFileSync(inFolder(name), `${passphrase}\nnot this line\n`)
  const backup = run(['backup', '--to', inFolder('closed'), '--passphrase-file', inFolder('phrase')])
  expect(backup.status, backup.said).toBe(0)
  const closed = inFolder('closed', readdirSync(inFolder('closed'))[0] ?? '')
  const restore = (name: string) =>
    run(['restore', closed, '--to', inFolder('reopened'), '--passphrase-file', inFolder(name)])
  expect(restore('otherPhrase').said).toMatch(/is encrypted, and is not opened by what was given/)
  const opened = restore('phrase')
  expect(opened.status, opened.said).toBe(0)
})

test('with a bucket a restore puts the files there, and a backup has them from there', async () => {
  const port = await freePort()
  mkdirSync(inFolder('s3'))
  const storage = observe('s3.ts', [String(port), inFolder('s3')], env)
  try {
    await storage.hasSaid('The bucket is there')
    const withBucket = {
      DATA_DIR: inFolder('beside-bucket'),
      PUBLIC_URL: 'https://group.example.edu',
      S3_BUCKET: 'site',
      S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      // The one account that it knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }
    const restored = run(['restore', archive], withBucket)
    expect(restored.status, restored.said).toBe(0)
    expect(restored.lastLine).toContain('and the bucket site at http://127.0.0.1')
    expect(readdirSync(inFolder('beside-bucket'))).not.toContain('public')
    expect(run(['doctor'], withBucket).said).toContain('✓ files')
    const backedUp = run(['backup', '--to', inFolder('from-bucket')], withBucket)
    expect(backedUp.status, backedUp.said).toBe(0)
    const [name = ''] = readdirSync(inFolder('from-bucket'))
    const files = (file: string) => {
      const { stdout } = spawnSync('tar', ['-xOf', file, 'SHA256SUMS'], { encoding: 'utf8' })
      return stdout
        .split('\n')
        .filter((line) => line.includes('  uploads/'))
        .sort()
    }
    expect(files(archive).length).toBeGreaterThan(40)
    expect(files(inFolder('from-bucket', name))).toEqual(files(archive))
    const refused = run(['backup', '--to', inFolder('refused')], {
      ...withBucket,
      S3_SECRET_ACCESS_KEY: 'wrong',
    })
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('SignatureDoesNotMatch')])
  } finally {
    storage.signal('SIGKILL')
  }
})

test('a restore that is killed leaves the old or the new, and the next one nothing of it', async () => {
  const place = inFolder('killed')
  expect(run(['backup', '--with-secrets', '--to', inFolder('other')]).status).toBe(0)
  const other = inFolder('other', readdirSync(inFolder('other'))[0] ?? '')
  const nothing = run(['restore', other, '--to', place, '--replace'])
  expect([nothing.status, nothing.said]).toEqual([1, expect.stringContaining('There is no site in')])
  const known: string[] = []
  for (const [file, ...replace] of [[other], [archive, '--replace']]) {
    expect(run(['restore', file ?? '', '--to', place, ...replace]).status).toBe(0)
    known.push(JSON.stringify(await census(place)))
  }
  expect(new Set(known).size).toBe(2)
  for (let kill = 0; kill < 4; kill += 1) {
    const args = ['restore', kill % 2 === 0 ? other : archive, '--to', place, '--replace']
    const child = spawn(process.execPath, [inRoot('scripts/run.mjs'), 'site', ...args], { env })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    await setTimeout(Math.random() * 1500)
    child.kill('SIGKILL')
    await ended
    expect(known).toContain(JSON.stringify(await census(place)))
  }
  expect(run(['restore', archive, '--to', place, '--replace']).status).toBe(0)
  expect(readdirSync(place).filter((name) => name.startsWith('.site-'))).toEqual([])
})

test('verify reads every page and list of a backup, and names what is missing in it', () => {
  const { status, said, lastLine } = run(['verify', archive])
  expect(status, said).toBe(0)
  expect(lastLine).toMatch(/^Verified \d+ rows of \d+ tables, \d+ files and \d+ addresses .*: 0 faults/)
})

test('verify names what is not right in a backup', () => {
  const file = repacked('without-a-file', (unpacked) => {
    rmSync(path.join(unpacked, 'uploads/documents'), { recursive: true })
  })
  const { status, said } = run(['verify', file])
  expect(status).toBe(1)
  expect(said).toMatch(/The backup is not right: \d+ fault\(s\)\./)
  expect(said).toMatch(/- the file documents\/\S+\.pdf is not in it/)
  expect(said).toMatch(/- \/publications\/with-a-pdf\/manuscript\.pdf is answered with 404/)
})

test('the doctor names what is wrong, and the cure', async () => {
  const database = openSqlite(inFolder('restored/cms.sqlite'))
  const [first = ''] = [...(await namedFiles(database))].sort()
  database.run("UPDATE members SET former_slugs = ' somebody '")
  database.close()
  rmSync(inFolder('restored/public/uploads', first))
  const { status, said } = run(['doctor'], {
    DATA_DIR: inFolder('restored'),
    PUBLIC_URL: 'https://group.example.edu',
  })
  expect(status, said).toBe(1)
  expect(
    said.includes(`1 file(s) of the media library are not in the storage, the first is ${first}`),
    said,
  ).toBe(true)
  expect(said).toMatch(/There has been no backup/)
  expect(said).toMatch(/1 former address\(es\) are those of another entry too, the first is somebody/)
  expect(said).toMatch(/10 checks, 3 finding\(s\)/)
})

test('a backup without all files fails, says so in its name, and takes the place of no complete one', () => {
  const to = inFolder('incomplete')
  const stray = inFolder('restored/public/uploads/photo.jpg:Zone.Identifier')
  writeFileSync(stray, '')
  cpSync(archive, path.join(to, path.basename(archive)))
  for (const time of ['first', 'second']) {
    const { status, said } = run(['backup', '--to', to, '--keep', '1'], { DATA_DIR: inFolder('restored') })
    expect(status, time + said).toBe(1)
    expect(said).toMatch(/It is not complete: 1 file\(s\) of the media library are not in .*restored/)
    expect(said).toMatch(/have names that the site never gives, and are left out: photo\.jpg:Zone/)
  }
  const [complete, incomplete, ...others] = readdirSync(to).sort()
  expect([complete, others]).toEqual([path.basename(archive), []])
  expect(incomplete).toMatch(/-incomplete\.tar$/)
  expect(run(['restore', path.join(to, incomplete ?? ''), '--to', inFolder('from-incomplete')]).status).toBe(
    0,
  )
})

test('the doctor looks at the rest when the database is damaged', () => {
  mkdirSync(inFolder('no-database'))
  writeFileSync(inFolder('no-database/cms.sqlite'), 'no database')
  const { status, said } = run(['doctor'], { DATA_DIR: inFolder('no-database') })
  expect(status).toBe(1)
  expect(said).toMatch(/✗ database\n.*file is not a database/)
  expect(said).toMatch(/There has been no backup/)
})

/** What is read on a page: its words without what only a program answers to. */
const wordsOf = (html: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replace(/<(script|button|form)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')

test('a frozen site has every page and image, every word, and no link that leads nowhere', async () => {
  const to = inFolder('www')
  const folder = path.join(to, 'group')
  const freeze = () => run(['freeze', '--to', folder, '--url', 'https://uni.example/group'])
  const settings = await fetch(`${url}/graphql/AddSettings`, { headers: own() })
  const { data } = (await settings.json()) as { data: { site: { version: number } } }
  const formerAddresses = '/old/people.html /team\n/show.php?id=3 /team'
  await staff('UpdateSite', { data: { formerAddresses, version: data.site.version } })
  let done = freeze()
  expect(done.status, done.said).toBe(0)
  expect(done.lastLine).toMatch(/^Froze \d+ pages.* 0 links lead nowhere/)
  expect(readFileSync(path.join(folder, 'old/people.html'), 'utf8')).toContain('../team/')
  expect(readdirSync(folder).filter((name) => name.startsWith('show'))).toEqual([])
  expect(statSync(path.join(folder, 'index.html')).mode & 0o044).toBe(0o044)
  // Copies of images are still being made; when nothing changes any more, nothing is written.
  for (let times = 0; times < 10 && !done.lastLine.includes(': 0 written, 0 removed'); times += 1)
    done = freeze()
  expect(done.lastLine).toMatch(/: 0 written, 0 removed/)

  const { url: files, server } = await serveFiles(to)
  try {
    const sitemap = await get(`${files}/group/sitemap.xml`)
    const pages = pagesOf(sitemap.body)
    const live = pagesOf((await get(`${url}/sitemap.xml`)).body)
    expect(pages.length).toBe(live.length)
    const seen = new Set<string>()
    let waiting = pages.map((page) => page.replace('https://uni.example', ''))
    for (const [index, page] of waiting.entries()) {
      const frozen = (await get(files + page)).body
      const [dead] =
        /<form|<button(?! [^>]*popovertarget)|href="[^"]*\/add[^"]*"|<script(?! type="application\/ld).*/.exec(
          frozen,
        ) ?? []
      expect(dead, page).toBeUndefined()
      expect(frozen, page).toContain(`rel="canonical" href="https://uni.example${page}"`)
      if (page.endsWith('/publications/')) continue
      expect(wordsOf(frozen), page).toBe(wordsOf((await get(live[index] ?? '')).body))
    }
    while (waiting.length > 0) {
      const next = [...new Set(waiting)].filter((address) => !seen.has(address))
      for (const address of next) seen.add(address)
      waiting = []
      for (const address of next) {
        const { status, body } = await get(files + address)
        expect(status, address).toBe(200)
        if (address.endsWith('/')) waiting.push(...linksOf(body, files + address))
      }
    }
    expect(seen.has('/group/publications/-/year-2024/') || [...seen].some((one) => one.includes('/-/'))).toBe(
      true,
    )
    expect(
      [...seen].some((one) => one.endsWith('.avif') || one.endsWith('.webp') || one.endsWith('.png')),
    ).toBe(true)
    const missing = await get(`${files}/group/404.html`)
    for (const link of linksOf(missing.body, `${files}/group/404.html`))
      expect((await get(files + link)).status, link).toBe(200)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

test('every table moves to PostgreSQL and back, and a backup from there is the same', async () => {
  site.signal('SIGINT')
  await site.ended()
  // Without secrets: nothing that is copied needs them.
  const place = { TZ: 'Europe/Berlin', APP_KEYS: '' }
  const postgresFolder = inFolder('postgres')
  mkdirSync(postgresFolder)
  for (const open of [folder, postgresFolder]) chmodSync(open, 0o755)
  const postgres = await Postgres.make(postgresFolder, await freePort())
  try {
    const before = await census(inFolder('data'))
    expect(before['changes']?.rows ?? 0).toBeGreaterThan(1)
    expect(before['trash_items']?.rows).toBe(1)

    writeFileSync(inFolder('.env'), '# of the group')
    const beside = await Connection.open(postgres.url, false)
    expect(run(['move', '--to', postgres.url], place).said).toMatch(
      /Something else is connected to that database/,
    )
    await beside.close()
    const there = run(['move', '--to', postgres.url], place)
    expect(there.status, there.said).toBe(0)
    expect(readFileSync(inFolder('.env'), 'utf8')).toMatch(/^# of the group\nDATABASE_URL='postgres:/)

    const copied = run(['backup', '--with-secrets', '--to', inFolder('from-postgres')], { TZ: place.TZ })
    expect(copied.status, copied.said).toBe(0)
    const file = inFolder('from-postgres', readdirSync(inFolder('from-postgres'))[0] ?? '')
    expect(manifestOf(file).tables).toEqual(before)
    expect(run(['restore', file], place).status).toBe(1)
    const open = await Connection.open(postgres.url, false)
    expect(run(['restore', file, '--replace'], place).said).toMatch(/The site is running, or something else/)
    await open.close()
    const restored = run(['restore', file, '--replace'], place)
    expect(restored.status, restored.said).toBe(0)
    // The secret that was missing came with the backup.
    expect(readFileSync(inFolder('.env'), 'utf8')).toContain(`\nAPP_KEYS='${env['APP_KEYS'] ?? ''}'\n`)

    const refused = run(['move', '--to', 'sqlite'], place)
    expect(refused.said).toMatch(/There is content in that database already/)
    const back = run(['move', '--to', 'sqlite', '--replace'], place)
    expect(back.status, back.said).toBe(0)
    expect(await census(inFolder('data'))).toEqual(before)
    expect(readFileSync(inFolder('.env'), 'utf8')).not.toMatch(/DATABASE_URL/)

    const occupied = run(['move', '--to', postgres.url], place)
    expect(occupied.status).toBe(1)
    expect(occupied.said).toMatch(/There is content in that database already/)
    expect(readFileSync(inFolder('.env'), 'utf8')).not.toMatch(/DATABASE_URL/)
  } finally {
    await postgres.stop('SIGINT')
  }
})
