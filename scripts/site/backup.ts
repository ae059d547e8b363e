import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { phase, seconds } from '../processes/phase.ts'
import { inRoot } from '../root.ts'
import { secretNames } from '../environment/secrets.ts'
import { encrypterOf, encryptionOptions } from './archive/encryption.ts'
import { manifestFormat, names, type Manifest } from './archive/manifest.ts'
import { writeArchive, type Archive } from './archive/write.ts'
import { censusOf, rowsIn } from './database/census.ts'
import { copyDatabase } from './database/copy.ts'
import { makeTables } from './database/make-tables.ts'
import { Postgres } from './database/postgres.ts'
import { openSqlite, type Sqlite } from './database/sqlite.ts'
import { megabytes } from './figures.ts'
import { namedFiles } from './files.ts'
import { withoutSecrets } from './passwords.ts'
import { openPlace, presentPlace, sqliteFile, type Place } from './place.ts'
import { scratchFolder } from './scratch.ts'
import { uploadsAt, type Uploads } from './uploads.ts'
import type { Given, Verb } from './verb.ts'

/** What a backup is called, by its time: later ones sort after earlier ones. */
const backupName = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tar(\.age)?$/
/** One that is not written to for so long was killed. In milliseconds. */
const longestPause = 60 * 60 * 1000

export const backup: Verb = {
  summary: 'writes content, files, history and trash into one file, while the site is in use',
  words: 0,
  options: {
    to: { type: 'string' },
    keep: { type: 'string' },
    'with-secrets': { type: 'boolean' },
    ...encryptionOptions,
  },
  help: `[OPTIONS]
  --to FOLDER              where the file is written (default: backups, beside package.json)
  --keep N                 removes older backups from there when the new one is complete, all but the newest N
  --with-secrets           with the secrets of .env, the staff password and those of administrators
  --encrypt-to age1…       encrypts it for whoever has this key of age; may be given several times
  --passphrase-file FILE   encrypts it with the first line of a file`,
  run: makeBackup,
}

interface Manner {
  /** The folder that the file is written into. */
  folder: string
  /** How many stay there, the new one counted; all without it. */
  keep: number | undefined
  /** Whether it holds what lets somebody in. */
  secrets: boolean
  encrypter?: Awaited<ReturnType<typeof encrypterOf>>
}

async function makeBackup(given: Given): Promise<string> {
  const place = presentPlace(given)
  const { file, made, words } = await backUp(place, {
    folder: path.resolve(given.text('to') ?? inRoot('backups')),
    keep: keepOf(given),
    secrets: given.has('with-secrets'),
    encrypter: await encrypterOf(given),
  })
  noteBackup(place.dataDir, file, made)
  return words
}

/** Backs a site up. @returns the file, and in words what is in it */
export async function backUp(
  place: Place,
  { folder, keep, secrets, encrypter }: Manner,
): Promise<{ file: string; made: Date; words: string }> {
  const since = performance.now()
  const scratch = scratchFolder(folder)
  const made = new Date()
  const name = `site-${made.toISOString().replace(/[:.]/g, '-')}.tar${encrypter ? '.age' : ''}`
  // The database first: a file is stored before its row is written, and removed after it. So each file that the copy of the
  // database names is there when the files are copied; the other way round, one that came in between would be missing.
  const { copy, database } = await phase('copying the database', () => copyOf(place, scratch))
  if (!secrets) withoutSecrets(copy)
  copy.settle()
  const tables = await censusOf(copy)
  const named = await namedFiles(copy)
  copy.close()
  const manifest: Manifest = {
    format: manifestFormat,
    made: made.toISOString(),
    versions: {
      site: versionIn('package.json'),
      strapi: versionIn('cms/node_modules/@strapi/strapi/package.json'),
      node: process.versions.node,
    },
    database,
    secrets,
    tables,
    files: { count: 0, bytes: 0 },
    missing: [],
  }
  const file = path.join(folder, name)
  await phase('copying the files', () =>
    writeArchive(file, encrypter, async (archive) => {
      await archive.file(names.database, sqliteFile(scratch))
      await addUploads(archive, uploadsAt(place), scratch, named, manifest)
      if (secrets) archive.text(names.secrets, secretsOf(place.environment.cms))
      archive.text(names.manifest, `${JSON.stringify(manifest, null, 2)}\n`)
    }),
  )
  const removed = keep === undefined ? 0 : removeOlder(folder, keep)
  if (manifest.missing.length > 0)
    console.error(
      `  ${manifest.missing.length} file(s) of the media library are not in the storage, the first is ` +
        `${manifest.missing[0] ?? ''}. The backup is without them.`,
    )
  const { count } = manifest.files
  // It goes with this process, which may have other things to do.
  rmSync(scratch, { recursive: true })
  const words =
    `Backed up ${rowsIn(tables)} rows of ${Object.keys(tables).length} tables and ${count} files ` +
    `(${secrets ? 'with' : 'without'} secrets) in ${seconds(since)} s: ${megabytes(statSync(file).size)} MB, ${file}` +
    (removed === 0 ? '' : `; ${removed} older removed`)
  return { file, made, words }
}

function keepOf(given: Given): number | undefined {
  const text = given.text('keep')
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`--keep is "${text}". Give how many backups stay, 1 at least.`)
  return Number(text)
}

/** A file of SQLite, whatever the site has: it is restored into either, and needs no program of PostgreSQL's to be read. */
async function copyOf(
  place: Place,
  scratch: string,
): Promise<{ copy: Sqlite; database: Manifest['database'] }> {
  const source = await openPlace(place)
  try {
    if (source instanceof Postgres) {
      await makeTables(place.environment.cms, scratch, undefined)
      const copy = openSqlite(sqliteFile(scratch))
      await copyDatabase(source, copy)
      return { copy, database: source.kind }
    }
    source.copyTo(sqliteFile(scratch))
    return { copy: openSqlite(sqliteFile(scratch)), database: source.kind }
  } finally {
    await source.close()
  }
}

async function addUploads(
  archive: Archive,
  uploads: Uploads,
  scratch: string,
  named: Set<string>,
  manifest: Manifest,
): Promise<void> {
  const missing = new Set(named)
  for (const { name } of await uploads.list()) {
    if (name.endsWith('.part')) continue
    const bytes = await uploads.lend(name, scratch, (file) => archive.file(`${names.uploads}${name}`, file))
    // Removed meanwhile, because its row was.
    if (bytes === undefined) continue
    manifest.files.count += 1
    manifest.files.bytes += bytes
    missing.delete(name)
  }
  manifest.missing = [...missing].sort()
}

const secretsOf = (env: NodeJS.ProcessEnv): string =>
  secretNames
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name}='${env[name] ?? ''}'\n`)
    .join('')

function removeOlder(folder: string, keep: number): number {
  const names = readdirSync(folder)
  for (const name of names.filter((one) => one.endsWith('.part') && backupName.test(one.slice(0, -5)))) {
    const part = path.join(folder, name)
    if (Date.now() - statSync(part).mtimeMs > longestPause) rmSync(part)
  }
  const older = names
    .filter((name) => backupName.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of older) rmSync(path.join(folder, name))
  return older.length
}

/** For `doctor`, which says how old the last backup is. */
function noteBackup(dataDir: string, file: string, made: Date): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path.join(dataDir, 'last-backup.json'), `${JSON.stringify({ file, made })}\n`)
}

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(inRoot(file), 'utf8')) as { version: string }).version
