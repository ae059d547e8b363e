import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { phase, seconds } from '../processes/phase.ts'
import { rowsIn, type Census } from './database/census.ts'
import { copyDatabase } from './database/copy.ts'
import { makeTables } from './database/make-tables.ts'
import { Postgres } from './database/postgres.ts'
import { openSqlite } from './database/sqlite.ts'
import type { Database } from './database/table.ts'
import { openPlace, presentPlace, sqliteFile, type Place } from './place.ts'
import { putDatabase } from './put.ts'
import { scratchFolder } from './scratch.ts'
import { alone } from './stopped.ts'
import type { Given, Verb } from './verb.ts'

export const move: Verb = {
  summary: 'copies every table from SQLite to PostgreSQL or back, compares, and only then switches over',
  words: 0,
  options: { to: { type: 'string' }, ssl: { type: 'boolean' }, replace: { type: 'boolean' } },
  help: `--to postgres | --to sqlite [OPTIONS]
  --to postgres            to the database that the variable NEW_DATABASE_URL names, postgres://user:password@host:5432/database;
                           the address itself may stand here where nobody else reads the flags of programs
  --ssl                    that PostgreSQL asks for TLS
  --replace                what is in that database already is replaced`,
  run: moveSite,
}

async function moveSite(given: Given): Promise<string> {
  const since = performance.now()
  const from = presentPlace(given)
  const to = targetOf(given, from)
  const replace = given.has('replace')
  const moved = await alone(from, async () => {
    const source = await openPlace(from)
    try {
      return await phase('copying and comparing every table', () =>
        to.databaseUrl === undefined ? toSqlite(source, to, replace) : toPostgres(source, to, replace),
      )
    } finally {
      await source.close()
    }
  })
  const words = switchOver(from, to)
  return (
    `${words}\nMoved ${rowsIn(moved)} rows of ${Object.keys(moved).length} tables from ${kindOf(from)} to ` +
    `${kindOf(to)} in ${seconds(since)} s: 0 rows differ`
  )
}

const kindOf = ({ databaseUrl }: Place): string => (databaseUrl === undefined ? 'SQLite' : 'PostgreSQL')

function targetOf(given: Given, from: Place): Place {
  const named = given.text('to') ?? ''
  const to = named === 'postgres' ? (process.env['NEW_DATABASE_URL'] ?? '') : named
  if (to === 'sqlite') {
    if (from.databaseUrl === undefined) throw new Error('The content is in SQLite already.')
    return { ...from, databaseUrl: undefined }
  }
  if (!/^postgres(ql)?:\/\/[^/']+\/[^']+$/.test(to))
    throw new Error(
      'Give --to sqlite, or --to postgres with NEW_DATABASE_URL=postgres://user:password@host:5432/database.',
    )
  return { ...from, databaseUrl: to, databaseSsl: from.databaseSsl || given.has('ssl') }
}

async function toPostgres(source: Database, to: Place, replace: boolean): Promise<Census> {
  const target = await openPlace(to)
  try {
    if (!(target instanceof Postgres)) throw new Error('This is no PostgreSQL.')
    if ((await target.others()) > 0)
      throw new Error('Something else is connected to that database. Stop it first. Nothing was changed.')
    if ((await target.tables()).length === 0) {
      const env = { ...to.environment.cms, DATABASE_SSL: String(to.databaseSsl) }
      await makeTables(env, scratchFolder(to.dataDir), to.databaseUrl)
      await target.look()
    } else if (!replace) throw occupied
    return await copyDatabase(source, target)
  } finally {
    await target.close()
  }
}

async function toSqlite(source: Database, to: Place, replace: boolean): Promise<Census> {
  if (existsSync(sqliteFile(to.dataDir)) && !replace) throw occupied
  const scratch = scratchFolder(to.dataDir)
  await makeTables(to.environment.cms, scratch, undefined)
  const target = openSqlite(sqliteFile(scratch))
  let census: Census
  try {
    census = await copyDatabase(source, target)
    target.settle()
  } finally {
    target.close()
  }
  await putDatabase(sqliteFile(scratch), sqliteFile(to.dataDir))
  return census
}

const occupied = new Error(
  'There is content in that database already. Give --replace to put this content in its place. Nothing was changed.',
)

/**
 * Names the new database in `.env`, in one step.
 * @returns what is left for a person to do
 */
function switchOver(from: Place, to: Place): string {
  // The data belongs to the database that it is started with next (cms/src/environment/installation.ts).
  rmSync(path.join(from.dataDir, 'installation.json'), { force: true })
  if (process.env['DATABASE_URL']?.trim())
    return `  DATABASE_URL is given by the environment: ${to.databaseUrl === undefined ? 'remove it there' : 'change it there'}, then start the site.`
  const file = from.envFile
  const kept = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => !/^\s*(export\s+)?DATABASE_(URL|SSL)\s*=/.test(line))
    .join('\n')
  const added =
    to.databaseUrl === undefined
      ? ''
      : `DATABASE_URL='${to.databaseUrl}'\n${to.databaseSsl ? "DATABASE_SSL='true'\n" : ''}`
  const draft = `${file}.new`
  try {
    writeFileSync(draft, `${kept}${kept === '' || kept.endsWith('\n') ? '' : '\n'}${added}`, { mode: 0o600 })
    renameSync(draft, file)
  } catch (error) {
    return (
      `  ${file} cannot be written (${error instanceof Error ? error.message : String(error)}). Where the site has its ` +
      `variables from, ${to.databaseUrl === undefined ? 'remove DATABASE_URL' : 'set DATABASE_URL to the new database'}, then start it.`
    )
  }
  return `  .env names ${kindOf(to)} now. What was in ${kindOf(from)} is still there, as it was.`
}
