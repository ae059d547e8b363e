import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtCms } from './build/build.ts'
import type { Environment } from './environment/environment.ts'
import { inRoot } from './root.ts'
import type { Place } from './site/place.ts'

/** As many backups of this kind stay. */
const keep = 2

/** What `DATA_DIR/version.json` remembers. */
interface Memory {
  /** The version that the content was last used with: what its CMS was built of, and its commit where git knows one. */
  used: Version | undefined
  /** A version that has begun to use it, and the backup that was made before. */
  trying?: { cms: string; backup: string } | undefined
}

interface Version {
  cms: string
  commit: string | undefined
}

const memoryOf = ({ dataDir }: Environment): string => path.join(dataDir, 'version.json')

/**
 * A version of the CMS that is another one than the last may change the form of the database as soon as it opens it, so a
 * backup is made before, once.
 * @throws Error when it cannot be made
 */
export async function backUpForVersion(environment: Environment): Promise<void> {
  const file = memoryOf(environment)
  const memory = read(file)
  const cms = builtCms()
  if (memory.used?.cms !== cms) await backUpFor(cms, environment, file, memory)
}

/**
 * Starts a site so that there is a way back. A version that does not start is tried again without another backup.
 * @param start starts the site, built before; settles when it is well
 * @throws Error when the backup cannot be made; and what `start` throws, then with the way back
 */
export async function withWayBack(environment: Environment, start: () => Promise<void>): Promise<void> {
  const file = memoryOf(environment)
  const cms = builtCms()
  await backUpForVersion(environment)
  try {
    await start()
  } catch (error) {
    const { used, trying } = read(file)
    if (trying?.cms !== cms || !(error instanceof Error)) throw error
    throw new Error(`${error.message}\n\n${wayBack(used, trying.backup)}`, { cause: error })
  }
  const { used, trying } = read(file)
  if (used?.cms !== cms || trying) write(file, { used: { cms, commit: commit() } })
}

async function backUpFor(cms: string, environment: Environment, file: string, memory: Memory): Promise<void> {
  // Also when another version has tried in vain meanwhile: what that one left is no way back.
  if (memory.trying && existsSync(memory.trying.backup)) {
    write(file, { ...memory, trying: { cms, backup: memory.trying.backup } })
    return
  }
  // Only here: a start that changes nothing does not load what they need.
  const [{ backUp }, { placeOf, openPlace }] = await Promise.all([
    import('./site/backup.ts'),
    import('./site/place.ts'),
  ])
  const place = placeOf(environment)
  const folder = path.join(environment.dataDir, 'before-upgrades')
  try {
    if (await isEmpty(place, openPlace)) return
    console.log('  This version of the site is new to the content: a backup is made before it is used.')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const made = await backUp(place, { folder, keep, secrets: true })
    console.log(`  ${made.words}`)
    write(file, { ...memory, trying: { cms, backup: made.file } })
  } catch (error) {
    throw new Error(
      `The backup before the new version failed: ${error instanceof Error ? error.message : String(error)}\n` +
        'Nothing was changed. Mend that and start again. To start without a backup, which leaves no way back, write ' +
        `${JSON.stringify({ used: { cms } })} into ${file}.`,
      { cause: error },
    )
  }
}

/** Whether there is nothing to lose: no database, or one without tables. */
async function isEmpty(
  place: Place,
  open: (place: Place) => Promise<{ tables(): unknown; close(): unknown }>,
): Promise<boolean> {
  if (place.databaseUrl === undefined && !existsSync(path.join(place.dataDir, 'cms.sqlite'))) return true
  const database = await open(place)
  try {
    const tables = await database.tables()
    return Array.isArray(tables) && tables.length === 0
  } finally {
    await database.close()
  }
}

const wayBack = (used: Version | undefined, backup: string): string =>
  [
    'The content was backed up before this version used it. To go back to the version that ran before, stop the site',
    '(with systemd: systemctl stop group-site) and run as its user:',
    `  git checkout ${used?.commit ?? '<the version before>'}`,
    `  npm run site -- restore ${backup} --replace`,
    '  npm start    (with systemd: systemctl start group-site)',
    'Before the next upgrade: git switch - brings the branch back.',
  ].join('\n')

/** The commit that is checked out; undefined where there is no git. */
function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: inRoot(),
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    // The way back then leaves the version to the person who reads it.
    return undefined
  }
}

const read = (file: string): Memory =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Memory) : { used: undefined }

function write(file: string, memory: Memory): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, `${JSON.stringify(memory)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
