import { existsSync } from 'node:fs'
import path from 'node:path'
import { presentEnvironment, type Environment } from '../environment/environment.ts'
import { inRoot } from '../root.ts'
import { Postgres } from './database/postgres.ts'
import { openSqlite, type Sqlite } from './database/sqlite.ts'
import type { Given } from './verb.ts'

/** Where a site's content is. */
export interface Place {
  dataDir: string
  /** undefined for SQLite in `dataDir`. */
  databaseUrl: string | undefined
  databaseSsl: boolean
  /** Of its files, when they are not in `dataDir`. */
  bucket: Bucket | undefined
  /** Where its variables are kept. */
  envFile: string
  /** What the CMS is given. */
  environment: Environment
}

/** A bucket of a storage that speaks S3, and who may use it; the CMS says what is wrong with it (`cms/src/environment`). */
interface Bucket {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** The place that `.env` and the environment name. */
export function presentPlace(given: Given): Place {
  const envFile = path.resolve(given.text('env') ?? inRoot('.env'))
  return placeOf(presentEnvironment(envFile), envFile)
}

/** The place that an environment names. */
export function placeOf(environment: Environment, envFile = inRoot('.env')): Place {
  const { DATABASE_URL, DATABASE_SSL } = environment.cms
  return {
    envFile,
    environment,
    dataDir: environment.dataDir,
    databaseUrl: DATABASE_URL?.trim() === '' ? undefined : DATABASE_URL?.trim(),
    databaseSsl: /^(true|1|yes)$/i.test(DATABASE_SSL?.trim() ?? ''),
    bucket: bucketOf(environment.cms),
  }
}

function bucketOf(variables: NodeJS.ProcessEnv): Bucket | undefined {
  const text = (name: string) => variables[name]?.trim() ?? ''
  const bucket = text('S3_BUCKET')
  if (bucket === '') return undefined
  return {
    bucket,
    endpoint: text('S3_ENDPOINT').replace(/\/+$/, ''),
    region: text('S3_REGION') || 'us-east-1',
    accessKeyId: text('S3_ACCESS_KEY_ID'),
    secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
  }
}

export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'cms.sqlite')
export const uploadsOf = (dataDir: string): string => path.join(dataDir, 'public/uploads')

/** @throws Error when there is no site there */
export function openPlace({ dataDir, databaseUrl, databaseSsl }: Place): Promise<Sqlite | Postgres> {
  if (databaseUrl !== undefined) return Postgres.open(databaseUrl, databaseSsl)
  if (!existsSync(sqliteFile(dataDir)))
    throw new Error(
      `There is no site in ${dataDir}. Give its folder as DATA_DIR, or its database as DATABASE_URL.`,
    )
  return Promise.resolve(openSqlite(sqliteFile(dataDir)))
}
