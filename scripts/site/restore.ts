import { appendFileSync, copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { secretsIn } from '../environment/secrets.ts'
import { phase, seconds } from '../processes/phase.ts'
import { decryptionOptions } from './archive/encryption.ts'
import { names, type Manifest } from './archive/manifest.ts'
import { unpack } from './archive/read.ts'
import { rowsIn } from './database/census.ts'
import { copyDatabase } from './database/copy.ts'
import { makeTables } from './database/make-tables.ts'
import { Postgres } from './database/postgres.ts'
import { openSqlite } from './database/sqlite.ts'
import { megabytes } from './figures.ts'
import { giveToOwner } from './owner.ts'
import { presentPlace, sqliteFile, type Place } from './place.ts'
import { putDatabase } from './put.ts'
import { scratchFolder } from './scratch.ts'
import { alone } from './stopped.ts'
import { uploadsAt } from './uploads.ts'
import type { Given, Verb } from './verb.ts'

export const restore: Verb = {
  summary: 'puts a backup into an empty place, or with --replace in the place of a site that is stopped',
  words: 1,
  options: {
    to: { type: 'string' },
    replace: { type: 'boolean' },
    ...decryptionOptions,
  },
  help: `FILE [OPTIONS]
  --to FOLDER              a folder for the data, with SQLite; without it where DATA_DIR and DATABASE_URL say
  --replace                a site that is there is replaced; its database stays beside the new one
  --identity FILE          the key of age that opens an encrypted backup
  --passphrase-file FILE   the passphrase that does, in the first line of a file`,
  run: putBack,
}

async function putBack(given: Given): Promise<string> {
  const since = performance.now()
  const file = path.resolve(given.words[0] ?? '')
  const place = placeOf(given)
  if (given.has('replace')) await needSite(place)
  else await needEmpty(place)
  // Beside what it becomes: a rename is whole or not at all. Until the database is in its place the old content is what it
  // was: files only come beside its own, and what is removed is made anew.
  const scratch = scratchFolder(place.dataDir)
  const manifest = await phase('unpacking and comparing with the manifest', () =>
    unpack(file, scratch, given),
  )
  const replaced = await alone(place, async () => {
    // Somebody may have started a site there meanwhile.
    if (!given.has('replace')) await needEmpty(place)
    const target = place.databaseUrl === undefined ? undefined : await openPostgres(place)
    try {
      await phase('putting the files in place', () => uploadsAt(place).put(path.join(scratch, names.uploads)))
      // Pages of the content before: they would be shown until the CMS answers.
      rmSync(path.join(place.dataDir, 'pages'), { recursive: true, force: true })
      takeSecrets(path.join(scratch, names.secrets), place, given)
      // The data belongs to the environment that it is started with next (cms/src/environment/installation.ts).
      rmSync(path.join(place.dataDir, 'installation.json'), { force: true })
      return await phase('putting the database in place', () =>
        target === undefined
          ? putDatabase(sqliteFile(scratch), sqliteFile(place.dataDir))
          : fill(target, place, scratch),
      )
    } finally {
      await target?.close()
    }
  })
  giveToOwner(place.dataDir)
  return [
    ...hints(manifest, replaced),
    `Restored ${rowsIn(manifest.tables)} rows of ${Object.keys(manifest.tables).length} tables and ` +
      `${manifest.files.count} files (${megabytes(manifest.files.bytes)} MB) of ${manifest.made} to ` +
      `${nameOf(place)} in ${seconds(since)} s`,
  ].join('\n')
}

function placeOf(given: Given): Place {
  const place = presentPlace(given)
  const to = given.text('to')
  return to === undefined
    ? place
    : { ...place, dataDir: path.resolve(to), databaseUrl: undefined, bucket: undefined }
}

const nameOf = (place: Place): string => {
  const data = place.bucket === undefined ? place.dataDir : `${place.dataDir} and ${uploadsAt(place).where}`
  return place.databaseUrl === undefined ? data : `PostgreSQL and ${data}`
}

/** @throws Error when there is a site */
async function needEmpty(place: Place): Promise<void> {
  if (await hasSite(place))
    throw new Error(
      `There is a site in ${nameOf(place)}. Give --replace to put the backup in its place, or --to with an empty folder. ` +
        'Nothing was changed.',
    )
}

/** @throws Error when there is none: then the place is another one than whoever gave `--replace` thinks */
async function needSite(place: Place): Promise<void> {
  if (!(await hasSite(place)))
    throw new Error(
      `There is no site in ${nameOf(place)} to be replaced. Is it elsewhere? DATA_DIR and DATABASE_URL name the place, in .env ` +
        'or for this command. If the place is right, leave --replace out. Nothing was changed.',
    )
}

async function hasSite(place: Place): Promise<boolean> {
  if (place.databaseUrl === undefined) return existsSync(sqliteFile(place.dataDir))
  const database = await openPostgres(place)
  try {
    return (await database.tables()).length > 0
  } finally {
    await database.close()
  }
}

const openPostgres = ({ databaseUrl, databaseSsl }: Place): Promise<Postgres> =>
  Postgres.open(databaseUrl ?? '', databaseSsl)

/** One transaction: what reads meanwhile sees the old, and who comes later the new. */
async function fill(database: Postgres, place: Place, scratch: string): Promise<undefined> {
  const env = place.environment.cms
  if ((await database.tables()).length === 0) {
    const empty = path.join(scratch, 'empty')
    await makeTables(env, empty, place.databaseUrl)
    await database.look()
  }
  const source = openSqlite(sqliteFile(scratch))
  try {
    await copyDatabase(source, database)
  } finally {
    source.close()
  }
}

/** The secrets of the backup, where `.env` has none; one that has others keeps them. */
function takeSecrets(file: string, place: Place, given: Given): void {
  if (!existsSync(file)) return
  if (given.text('to') !== undefined) {
    copyFileSync(file, path.join(place.dataDir, names.secrets))
    return
  }
  const { envFile } = place
  const text = existsSync(envFile) ? readFileSync(envFile, 'utf8') : ''
  const [present, found] = [{ ...parseEnv(text), ...process.env }, secretsIn(file)]
  const missing = Object.entries(found).filter(([name]) => !present[name]?.trim())
  const other = Object.entries(found).filter(
    ([name, value]) => present[name]?.trim() && present[name] !== value,
  )
  if (other.length > 0)
    console.error(
      `  .env has other secrets than the backup, and keeps them: ${other.map(([name]) => name).join(', ')}. ` +
        'Whoever is signed in to the admin signs in again; what Strapi stored encrypted cannot be read.',
    )
  const lines = missing.map(([name, value]) => `${name}='${value}'\n`).join('')
  if (lines !== '')
    appendFileSync(envFile, (text === '' || text.endsWith('\n') ? '' : '\n') + lines, { mode: 0o600 })
}

const hints = (manifest: Manifest, replaced: string | undefined): string[] => [
  ...(manifest.secrets
    ? []
    : [
        '  The backup is without secrets: the next start shows a new staff password, and administrators are made with ' +
          'npm run admin:create.',
      ]),
  ...(replaced === undefined
    ? []
    : [`  The database before is ${replaced}. Remove it when the site is as it should be.`]),
]
