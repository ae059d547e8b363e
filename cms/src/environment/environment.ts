import { resolve } from 'node:path'
import { Variables, type Source } from './variables'
import { weakness } from './weakness'

/** What the running CMS is told from outside; all of it goes through here. Commands read their own answers beside. */
export interface Environment {
  host: string
  port: number
  /** Absolute folder of everything that must survive a restart. */
  dataDir: string
  /** A bucket for the files of the media library; `undefined` means the folder in `dataDir`. */
  s3: BucketSettings | undefined
  /** `undefined` means SQLite in `dataDir`. */
  databaseUrl: string | undefined
  databaseSsl: boolean
  /** How many proxies stand before this process; 0 means that no forwarded address is believed. */
  trustedProxies: number
  /** The address of the site as visitors type it. */
  publicUrl: string
  /** Where DOIs are looked up, without a slash at the end. */
  doiServers: { crossref: string; resolver: string }
  /** Where the records of ORCID iDs are read, without a slash at the end. */
  orcidServer: string
  /** Where the public library of the group is read, if it has one. */
  zotero: { server: string; group: string | undefined }
  /** Where works of people with an ORCID iD are listed, for whoever has a key. */
  openAlex: { server: string; key: string | undefined }
  /** Fill empty content types with the sample content when the process starts. */
  seed: boolean
  /** Absolute folder of the sample content. */
  seedDir: string
  logLevel: LogLevel
  /** Lines for a person, or an object of JSON on each for a program. */
  logFormat: 'text' | 'json'
  /** How many days a line of the history stays; 0 is for ever. */
  historyDays: number
  /** Milliseconds without a request after which the CMS may sleep; `undefined` for never. */
  sleepAfter: number | undefined
  /** Where Prometheus reads how it goes; `undefined` for nowhere. */
  metrics: { host: string; port: number } | undefined
  /** The shared password to begin with, when the database has none yet. */
  staffPassword: string | undefined
  /** True in production: the GraphQL schema is not explained to visitors. */
  production: boolean
  secrets: Secrets
}

/** A bucket of a storage that speaks S3, and who may use it. */
export interface BucketSettings {
  /** Without a slash at the end. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

interface Secrets {
  appKeys: string[]
  apiTokenSalt: string
  adminJwt: string
  transferTokenSalt: string
  jwt: string
  encryptionKey: string
  staffToken: string
}

const logLevels = ['error', 'warn', 'info', 'http', 'debug', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/**
 * Reads and checks the environment.
 * @throws Error that lists every missing or wrong variable, each with its cure.
 */
export function readEnvironment(source: Source): Environment {
  const given = new Variables(source)
  const environment: Environment = {
    host: given.text('CMS_HOST') ?? '127.0.0.1',
    port: given.wholeNumber('CMS_PORT', 1337, 1, 65_535),
    dataDir: dataDirIn(given),
    s3: bucketIn(given),
    databaseUrl: databaseUrlIn(given),
    databaseSsl: given.yesOrNo('DATABASE_SSL'),
    trustedProxies: given.wholeNumber('TRUSTED_PROXIES', 0, 0, 10),
    publicUrl: given.address('PUBLIC_URL', 'http://localhost:3000'),
    doiServers: {
      crossref: given.address('CROSSREF_URL', 'https://api.crossref.org'),
      resolver: given.address('DOI_URL', 'https://doi.org'),
    },
    orcidServer: given.address('ORCID_URL', 'https://pub.orcid.org/v3.0'),
    zotero: { server: given.address('ZOTERO_URL', 'https://api.zotero.org'), group: zoteroGroupIn(given) },
    openAlex: {
      server: given.address('OPENALEX_URL', 'https://api.openalex.org'),
      key: given.text('OPENALEX_KEY'),
    },
    seed: given.yesOrNo('SEED'),
    seedDir: resolve(given.text('SEED_DIR') ?? 'seed'),
    logLevel: given.oneOf('LOG_LEVEL', logLevels, 'info', `Use one of ${logLevels.join(', ')}.`),
    logFormat: given.oneOf('LOG_FORMAT', ['text', 'json'], 'text', 'Use text or json.'),
    historyDays: given.wholeNumber('HISTORY_DAYS', 0, 0, 36_500),
    sleepAfter: sleepAfterIn(given),
    metrics: metricsIn(given),
    staffPassword: staffPasswordIn(given),
    production: given.text('NODE_ENV') === 'production',
    secrets: secretsIn(given),
  }
  given.complain()
  return environment
}

function dataDirIn(given: Variables): string {
  const folder = given.needed(
    'DATA_DIR',
    'is not set. Give the folder that keeps the database and the uploads.',
  )
  return folder === '' ? '' : resolve(folder)
}

function bucketIn(given: Variables): BucketSettings | undefined {
  const bucket = given.text('S3_BUCKET')
  if (bucket === undefined) return undefined
  const needed = (name: string) =>
    given.needed(name, 'is not set. S3_BUCKET needs it; leave out both for files in DATA_DIR.')
  return {
    bucket,
    endpoint: needed('S3_ENDPOINT') && given.address('S3_ENDPOINT', 'https://s3.example.org'),
    region: given.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

function databaseUrlIn(given: Variables): string | undefined {
  const value = given.text('DATABASE_URL')
  if (value === undefined || /^postgres(ql)?:\/\/[^/]/.test(value)) return value
  given.wrong(
    'DATABASE_URL',
    'must look like postgres://user:password@host:5432/database. Leave it out to use SQLite.',
  )
  return undefined
}

function metricsIn(given: Variables): Environment['metrics'] {
  if (given.text('CMS_METRICS_PORT') === undefined) return undefined
  return {
    host: given.text('METRICS_HOST') ?? '127.0.0.1',
    port: given.wholeNumber('CMS_METRICS_PORT', 9465, 1, 65_535),
  }
}

function sleepAfterIn(given: Variables): number | undefined {
  const value = given.text('CMS_SLEEP')
  if (value === undefined) return undefined
  const [, count, unit] = /^([1-9]\d{0,3})([smh])$/.exec(value) ?? []
  if (count === undefined) given.wrong('CMS_SLEEP', `is "${value}". Write 30m or 2h, or leave it out.`)
  return Number(count) * (unit === 's' ? 1000 : unit === 'm' ? 60_000 : 3_600_000)
}

function zoteroGroupIn(given: Variables): string | undefined {
  const value = given.text('ZOTERO_GROUP')
  if (value !== undefined && !/^\d{1,12}$/.test(value)) {
    given.wrong(
      'ZOTERO_GROUP',
      `is "${value}". Use the number in the group's address: zotero.org/groups/NUMBER/….`,
    )
  }
  return value
}

function staffPasswordIn(given: Variables): string | undefined {
  // What is typed into the site is compared letter by letter.
  const value = given.exactly('STAFF_PASSWORD')
  const problem = value === undefined ? undefined : weakness(value)
  if (problem !== undefined) {
    given.wrong('STAFF_PASSWORD', `${problem}. Give another one, or leave it out for a random one.`)
  }
  return value
}

const secretsIn = (given: Variables): Secrets => ({
  appKeys: given
    .secret('APP_KEYS')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== ''),
  apiTokenSalt: given.secret('API_TOKEN_SALT'),
  adminJwt: given.secret('ADMIN_JWT_SECRET'),
  transferTokenSalt: given.secret('TRANSFER_TOKEN_SALT'),
  jwt: given.secret('JWT_SECRET'),
  encryptionKey: given.secret('ENCRYPTION_KEY'),
  staffToken: given.secret('STAFF_TOKEN_SECRET'),
})

let current: Environment | undefined

/** The environment of this process, read once. @throws Error like {@link readEnvironment} */
export function environment(): Environment {
  current ??= readEnvironment(process.env)
  return current
}
