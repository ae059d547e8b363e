import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { isInstalled } from '../install.mjs'
import { secretNames } from '../environment/secrets.ts'
import type { Sqlite } from './database/sqlite.ts'
import { Postgres } from './database/postgres.ts'
import { brokenFiles } from './broken-files.ts'
import { megabytes } from './figures.ts'
import { openPlace, presentPlace, sqliteFile, type Place } from './place.ts'
import { uploadsAt } from './uploads.ts'
import type { Verb } from './verb.ts'

/** What is wrong, and what to do about it. */
interface Finding {
  what: string
  cure: string
}

type Check = (place: Place) => Finding[] | Promise<Finding[]>

const checks: Readonly<Record<string, Check>> = {
  disk: diskIsRoomy,
  permissions: isPrivate,
  secrets: secretsAreThere,
  address: addressIsPublic,
  packages: packagesFit,
  database: databaseIsSound,
  files: filesAreThere,
  'former addresses': formerAddressesLead,
  'left over': nothingIsLeft,
  backup: backupIsFresh,
}

export const doctor: Verb = {
  summary: 'looks for what is wrong, or soon will be, and says what to do',
  words: 0,
  options: {},
  help: '[OPTIONS]',
  async run(given) {
    const place = presentPlace(given)
    let count = 0
    for (const [name, check] of Object.entries(checks)) {
      const findings = await look(check, place)
      count += findings.length
      console.log(`  ${findings.length === 0 ? '✓' : '✗'} ${name}`)
      for (const { what, cure } of findings) console.log(`      ${what}\n        → ${cure}`)
    }
    const words = `${Object.keys(checks).length} checks, ${count} finding(s)`
    if (count > 0) throw new Error(words)
    return words
  },
}

/** What a check meets is its finding, and the others go on. */
async function look(check: Check, place: Place): Promise<Finding[]> {
  try {
    return await check(place)
  } catch (error) {
    return [
      {
        what: `It could not be looked at: ${error instanceof Error ? error.message : String(error)}`,
        cure: 'See what the other checks say. Content or files that are damaged come back with npm run site -- restore.',
      },
    ]
  }
}

const day = 24 * 60 * 60 * 1000

/** The CMS calls itself not ready below this (cms/src/startup/readiness.ts); a day's uploads should fit too. */
const roomy = 1e9

function diskIsRoomy({ dataDir }: Place): Finding[] {
  if (!existsSync(dataDir))
    return [{ what: `${dataDir} is not there.`, cure: 'Set DATA_DIR, or start the site once.' }]
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  return free >= roomy
    ? []
    : [
        {
          what: `${megabytes(free)} MB are free at ${dataDir}.`,
          cure: 'Make room: 1 GB at least. Old backups first.',
        },
      ]
}

function isPrivate({ dataDir, envFile }: Place): Finding[] {
  if (process.platform === 'win32') return []
  return [dataDir, envFile, sqliteFile(dataDir)].filter(existsSync).flatMap((place) => {
    const { mode, uid } = statSync(place)
    const owner = process.getuid?.()
    return [
      ...((mode & 0o077) === 0
        ? []
        : [{ what: `Other users of the machine can open ${place}.`, cure: `chmod go= ${place}` }]),
      ...(uid === owner || owner === undefined
        ? []
        : [
            {
              what: `${place} belongs to another user than the one who asks.`,
              cure: 'Run this as the user of the site.',
            },
          ]),
    ]
  })
}

function secretsAreThere({ environment }: Place): Finding[] {
  const missing = secretNames.filter((name) => !environment.cms[name]?.trim())
  return missing.length === 0
    ? []
    : [
        {
          what: `Not given: ${missing.join(', ')}.`,
          cure: 'Put .env back from a backup made with --with-secrets. For a new site, npm start makes them.',
        },
      ]
}

function addressIsPublic({ environment }: Place): Finding[] {
  const { publicUrl } = environment
  return new URL(publicUrl).protocol === 'https:'
    ? []
    : [
        {
          what: `PUBLIC_URL is ${publicUrl}: links in feeds and previews lead there.`,
          cure: 'Give the address that visitors type, https://….',
        },
      ]
}

function packagesFit(): Finding[] {
  return ['.', 'cms', 'frontend']
    .filter((folder) => !isInstalled(folder, false))
    .map((folder) => ({
      what: `The packages of ${folder === '.' ? 'the tools' : folder} are not those of its lock file.`,
      cure: 'npm start installs them.',
    }))
}

async function databaseIsSound(place: Place): Promise<Finding[]> {
  const opened = await tryToOpen(place)
  if ('what' in opened) return [opened]
  try {
    if (opened instanceof Postgres) return []
    const faults = opened.isSound() ? [] : ['SQLite finds faults in the database.']
    const lost = opened.ask('PRAGMA foreign_key_check').length
    if (lost > 0) faults.push(`${lost} row(s) refer to others that are not there.`)
    return faults.map((what) => ({
      what,
      cure: 'Restore the last backup from before: npm run site -- restore.',
    }))
  } finally {
    await opened.close()
  }
}

async function tryToOpen(place: Place): Promise<Sqlite | Postgres | Finding> {
  try {
    return await openPlace(place)
  } catch (error) {
    return {
      what: error instanceof Error ? error.message : String(error),
      cure: 'Look at DATA_DIR and DATABASE_URL in .env, and whether PostgreSQL runs.',
    }
  }
}

async function filesAreThere(place: Place): Promise<Finding[]> {
  const opened = await tryToOpen(place)
  // Said by the check of the database.
  if ('what' in opened) return []
  try {
    const { missing, empty, unknown } = await brokenFiles(opened, uploadsAt(place))
    return [
      ...some(
        missing,
        'of the media library are not in the storage',
        'Restore them from a backup, or upload them anew.',
      ),
      ...some(empty, 'are empty', 'Restore them from a backup, or upload them anew.'),
      ...some(
        unknown,
        'in the storage are named by no row',
        'The daily tidying of the CMS puts them aside: keep it running.',
      ),
    ]
  } finally {
    await opened.close()
  }
}

/** A former address leads to one present one: not where another document has it now, nor where two had it. */
async function formerAddressesLead(place: Place): Promise<Finding[]> {
  const opened = await tryToOpen(place)
  // Said by the check of the database.
  if ('what' in opened) return []
  try {
    const dead: string[] = []
    for (const table of await opened.tables()) {
      const has = (name: string) => table.columns.some((column) => column.name === name)
      if (!has('slug') || !has('former_slugs')) continue
      const owners = new Map<string, Set<unknown>>()
      const former = new Set<string>()
      for await (const { slug, former_slugs: before, document_id: document } of opened.rows(table)) {
        const had = String(before ?? '')
          .split(' ')
          .filter((one) => one !== '')
        for (const one of had) former.add(one)
        for (const one of [String(slug), ...had])
          owners.set(one, (owners.get(one) ?? new Set()).add(document))
      }
      dead.push(...[...former].filter((slug) => (owners.get(slug)?.size ?? 0) > 1))
    }
    return dead.length === 0
      ? []
      : [
          {
            what: `${dead.length} former address(es) are those of another entry too, the first is ${dead[0] ?? ''}.`,
            cure: 'Nothing leads from there to the entry that had it first: give the link that is in use to that one.',
          },
        ]
  } finally {
    await opened.close()
  }
}

const some = (files: string[], what: string, cure: string): Finding[] =>
  files.length === 0
    ? []
    : [{ what: `${files.length} file(s) ${what}, the first is ${files[0] ?? ''}.`, cure }]

function nothingIsLeft({ dataDir }: Place): Finding[] {
  const left = existsSync(dataDir) ? readdirSync(dataDir) : []
  return left
    .filter((name) => name.includes('.before-') || /^\.site-\d/.test(name))
    .map((name) => ({
      what: `${path.join(dataDir, name)} is what a restore or a move left.`,
      cure: 'Remove it when the site is as it should be, and no restore is under way.',
    }))
}

/** Undefined where a full disk or a loss of power left no more of it. */
function readNote(note: string): { file: string; made: string } | undefined {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as { file: string; made: string }
  } catch {
    return undefined
  }
}

function backupIsFresh({ dataDir }: Place): Finding[] {
  const cure = 'Let a timer run npm run site -- backup every night (docs/operations/backup.md).'
  const note = path.join(dataDir, 'last-backup.json')
  if (!existsSync(note)) return [{ what: 'There has been no backup.', cure }]
  const last = readNote(note)
  if (last === undefined) return [{ what: `${note} cannot be read.`, cure }]
  const { file, made } = last
  const days = Math.floor((Date.now() - Date.parse(made)) / day)
  return [
    ...(days < 2 ? [] : [{ what: `The last backup is ${days} days old.`, cure }]),
    ...(existsSync(file)
      ? []
      : [{ what: `The last backup, ${file}, is not there any more.`, cure: 'See that it is elsewhere.' }]),
  ]
}
