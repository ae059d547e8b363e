import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { phase, seconds } from '../processes/phase.ts'
import { inRoot } from '../root.ts'
import { secretNames } from '../environment/secrets.ts'
import { encrypterOf, encryptionOptions } from './archive/encryption.ts'
import { isEntryName, manifestFormat, names, type Manifest } from './archive/manifest.ts'
import { writeArchive, type Archive } from './archive/write.ts'
import { censusOf, rowsIn } from './database/census.ts'
import { copyDatabase } from './database/copy.ts'
import { makeTables } from './database/make-tables.ts'
import { Postgres } from './database/postgres.ts'
import { openSqlite, type Sqlite } from './database/sqlite.ts'
import { megabytes } from './figures.ts'
import { namedFiles } from './files.ts'
import { withoutSecrets } from './passwords.ts'
import { giveToOwner } from './owner.ts'
import { openPlace, presentPlace, sqliteFile, type Place } from './place.ts'
import { scratchFolder } from './scratch.ts'
import { uploadsAt, type Uploads } from './uploads.ts'
import type { Given, Verb } from './verb.ts'

/**
 * What the backups of a site are called: several sites may share a folder, and none removes those of another.
 * @param address of the site, as visitors type it
 */
const stemOf = (address: string): string => `site-${new URL(address).host.replace(/[^\w.-]/g, '_')}-`

/** How the name of one ends that lacks files. */
const incomplete = '-incomplete'

/** What follows: the time, by which later ones sort after earlier ones, and {@link incomplete} if it is. */
const restOfName = new RegExp(
  String.raw`^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(${incomplete})?\.tar(\.age)?$`,
)
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
  --keep N                 removes older backups of this site from there, all but the newest N that are complete
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
  const { file, made, words, missing } = await backUp(place, {
    folder: path.resolve(given.text('to') ?? inRoot('backups')),
    keep: keepOf(given),
    secrets: given.has('with-secrets'),
    encrypter: await encrypterOf(given),
  })
  const [first] = missing
  if (first !== undefined)
    throw new Error(
      `${words}\n\nIt is not complete: ${missing.length} file(s) of the media library are not in ` +
        `${uploadsAt(place).where}, the first is ${first}. Is that where they are, and is its disk mounted? ` +
        'Complete backups that were made before are still there.',
    )
  noteBackup(place.dataDir, file, made)
  return words
}

/** Backs a site up. @returns the file, in words what is in it, and the files of the media library that could not be had */
export async function backUp(
  place: Place,
  { folder, keep, secrets, encrypter }: Manner,
): Promise<{ file: string; made: Date; words: string; missing: string[] }> {
  const since = performance.now()
  const scratch = scratchFolder(folder)
  const made = new Date()
  const stem = stemOf(place.environment.publicUrl)
  const started = path.join(folder, stem + made.toISOString().replace(/[:.]/g, '-'))
  const suffix = encrypter ? '.tar.age' : '.tar'
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
  const whole = started + suffix
  await phase('copying the files', () =>
    writeArchive(whole, encrypter, async (archive) => {
      await archive.file(names.database, sqliteFile(scratch))
      await addUploads(archive, uploadsAt(place), scratch, named, manifest)
      if (secrets) archive.text(names.secrets, secretsOf(place.environment.cms))
      archive.text(names.manifest, `${JSON.stringify(manifest, null, 2)}\n`)
    }),
  )
  const missing = await stillNamed(place, manifest.missing)
  const file = missing.length === 0 ? whole : started + incomplete + suffix
  if (file !== whole) renameSync(whole, file)
  const removed = keep === undefined ? 0 : removeOlder(folder, stem, keep)
  const { count } = manifest.files
  // It goes with this process, which may have other things to do.
  rmSync(scratch, { recursive: true })
  const words =
    `Backed up ${rowsIn(tables)} rows of ${Object.keys(tables).length} tables and ${count} files ` +
    `(${secrets ? 'with' : 'without'} secrets) in ${seconds(since)} s: ${megabytes(statSync(file).size)} MB, ${file}` +
    (removed === 0 ? '' : `; ${removed} older removed`)
  return { file, made, words, missing }
}

/** Of files that were not there when they were to be copied, those that the site has not removed meanwhile. */
async function stillNamed(place: Place, missing: string[]): Promise<string[]> {
  if (missing.length === 0) return []
  const database = await openPlace(place)
  try {
    const named = await namedFiles(database)
    return missing.filter((name) => named.has(name))
  } finally {
    await database.close()
  }
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
  const foreign: string[] = []
  for (const { name } of await uploads.list()) {
    if (name.endsWith('.part')) continue
    const entry = `${names.uploads}${name}`
    // What the site has stored is called otherwise.
    if (!isEntryName(entry)) {
      foreign.push(name)
      continue
    }
    const bytes = await uploads.lend(name, scratch, (file) => archive.file(entry, file))
    // Removed meanwhile, because its row was.
    if (bytes === undefined) continue
    manifest.files.count += 1
    manifest.files.bytes += bytes
    missing.delete(name)
  }
  manifest.missing = [...missing].sort()
  if (foreign.length > 0)
    console.error(
      `  ${foreign.length} file(s) in ${uploads.where} have names that the site never gives, and are left out: ` +
        foreign.slice(0, 5).join(', '),
    )
}

const secretsOf = (env: NodeJS.ProcessEnv): string =>
  secretNames
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name}='${env[name] ?? ''}'\n`)
    .join('')

/** Of those that lack files as many stay, beside the complete ones: however many come, they take no place of these. */
function removeOlder(folder: string, stem: string, keep: number): number {
  const own = (name: string) => name.startsWith(stem) && restOfName.test(name.slice(stem.length))
  const names = readdirSync(folder).sort()
  for (const name of names.filter((one) => one.endsWith('.part') && own(one.slice(0, -5)))) {
    const part = path.join(folder, name)
    if (Date.now() - statSync(part).mtimeMs > longestPause) rmSync(part)
  }
  const lacks = (name: string) => name.includes(`${incomplete}.tar`)
  const backups = names.filter(own)
  const older = [backups.filter(lacks), backups.filter((name) => !lacks(name))].flatMap((some) =>
    some.slice(0, -keep),
  )
  for (const name of older) rmSync(path.join(folder, name))
  return older.length
}

/** For `doctor`, which says how old the last backup is. */
function noteBackup(dataDir: string, file: string, made: Date): void {
  mkdirSync(dataDir, { recursive: true })
  const note = path.join(dataDir, 'last-backup.json')
  writeFileSync(note, `${JSON.stringify({ file, made })}\n`)
  giveToOwner(dataDir, [note])
}

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(inRoot(file), 'utf8')) as { version: string }).version
