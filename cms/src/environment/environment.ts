import { resolve } from 'node:path'
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

type Source = Record<string, string | undefined>

// `openssl rand -base64 16` gives 24 characters; anything shorter was typed by hand and can be guessed.
const shortestSecret = 16

/**
 * Reads and checks the environment.
 * @throws Error that lists every missing or wrong variable, each with its cure.
 */
export function readEnvironment(source: Source): Environment {
  const problems: string[] = []
  const wrong = (name: string, cure: string) => problems.push(`${name} ${cure}`)
  const text = (name: string) => (source[name]?.trim() === '' ? undefined : source[name]?.trim())

  const wholeNumber = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name)
    if (value === undefined) return fallback
    const parsed = Number(value)
    if (Number.isInteger(parsed) && parsed >= min && parsed <= max) return parsed
    wrong(name, `is "${value}". Give a whole number from ${min} to ${max}, or leave it out for ${fallback}.`)
    return fallback
  }

  const yesOrNo = (name: string): boolean => {
    const value = text(name)?.toLowerCase()
    if (value === undefined || ['false', '0', 'no'].includes(value)) return false
    if (['true', '1', 'yes'].includes(value)) return true
    wrong(name, `is "${value}". Write true or false.`)
    return false
  }

  const secret = (name: string): string => {
    const value = text(name)
    if (value !== undefined && value.length >= shortestSecret) return value
    wrong(
      name,
      value === undefined
        ? 'is not set. Start the site with `npm start` once, which writes the secrets into .env, or give it a random text (openssl rand -base64 32).'
        : `is shorter than ${shortestSecret} characters. Give it a random text (openssl rand -base64 32).`,
    )
    return ''
  }

  const databaseUrl = (): string | undefined => {
    const value = text('DATABASE_URL')
    if (value === undefined || /^postgres(ql)?:\/\/[^/]/.test(value)) return value
    wrong(
      'DATABASE_URL',
      'must look like postgres://user:password@host:5432/database. Leave it out to use SQLite.',
    )
    return undefined
  }

  const address = (name: string, fallback: string): string => {
    const value = text(name) ?? fallback
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '')
    wrong(name, `is "${value}". Give an address like ${fallback}, or leave it out for that one.`)
    return fallback
  }

  const s3 = (): BucketSettings | undefined => {
    const bucket = text('S3_BUCKET')
    if (bucket === undefined) return undefined
    const needed = (name: string) => {
      const value = text(name)
      if (value === undefined)
        wrong(name, 'is not set. S3_BUCKET needs it; leave out both for files in DATA_DIR.')
      return value ?? ''
    }
    return {
      bucket,
      endpoint:
        text('S3_ENDPOINT') === undefined
          ? needed('S3_ENDPOINT')
          : address('S3_ENDPOINT', 'https://s3.example.org'),
      region: text('S3_REGION') ?? 'us-east-1',
      accessKeyId: needed('S3_ACCESS_KEY_ID'),
      secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    }
  }

  const dataDir = (): string => {
    const value = text('DATA_DIR')
    if (value === undefined) {
      wrong('DATA_DIR', 'is not set. Give the folder that keeps the database and the uploads.')
      return ''
    }
    return resolve(value)
  }

  const logLevel = (): LogLevel => {
    const value = text('LOG_LEVEL') ?? 'info'
    const level = logLevels.find((name) => name === value)
    if (level === undefined) wrong('LOG_LEVEL', `is "${value}". Use one of ${logLevels.join(', ')}.`)
    return level ?? 'info'
  }

  const metrics = (): Environment['metrics'] => {
    if (text('CMS_METRICS_PORT') === undefined) return undefined
    return {
      host: text('METRICS_HOST') ?? '127.0.0.1',
      port: wholeNumber('CMS_METRICS_PORT', 9465, 1, 65_535),
    }
  }

  const logFormat = (): Environment['logFormat'] => {
    const value = text('LOG_FORMAT') ?? 'text'
    if (value === 'text' || value === 'json') return value
    wrong('LOG_FORMAT', `is "${value}". Use text or json.`)
    return 'text'
  }

  const sleepAfter = (): number | undefined => {
    const value = text('CMS_SLEEP')
    if (value === undefined) return undefined
    const [, count, unit] = /^([1-9]\d{0,3})([smh])$/.exec(value) ?? []
    if (count === undefined) wrong('CMS_SLEEP', `is "${value}". Write 30m or 2h, or leave it out.`)
    return Number(count) * (unit === 's' ? 1000 : unit === 'm' ? 60_000 : 3_600_000)
  }

  const zoteroGroup = (): string | undefined => {
    const value = text('ZOTERO_GROUP')
    if (value !== undefined && !/^\d{1,12}$/.test(value)) {
      wrong(
        'ZOTERO_GROUP',
        `is "${value}". Use the number in the group's address: zotero.org/groups/NUMBER/….`,
      )
    }
    return value
  }

  const staffPassword = (): string | undefined => {
    // Not trimmed: what is typed into the site is compared letter by letter.
    const value = source.STAFF_PASSWORD === '' ? undefined : source.STAFF_PASSWORD
    const problem = value === undefined ? undefined : weakness(value)
    if (problem !== undefined) {
      wrong('STAFF_PASSWORD', `${problem}. Give another one, or leave it out for a random one.`)
    }
    return value
  }

  const environment: Environment = {
    host: text('CMS_HOST') ?? '127.0.0.1',
    port: wholeNumber('CMS_PORT', 1337, 1, 65_535),
    dataDir: dataDir(),
    s3: s3(),
    databaseUrl: databaseUrl(),
    databaseSsl: yesOrNo('DATABASE_SSL'),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', 0, 0, 10),
    publicUrl: address('PUBLIC_URL', 'http://localhost:3000'),
    doiServers: {
      crossref: address('CROSSREF_URL', 'https://api.crossref.org'),
      resolver: address('DOI_URL', 'https://doi.org'),
    },
    orcidServer: address('ORCID_URL', 'https://pub.orcid.org/v3.0'),
    zotero: { server: address('ZOTERO_URL', 'https://api.zotero.org'), group: zoteroGroup() },
    openAlex: { server: address('OPENALEX_URL', 'https://api.openalex.org'), key: text('OPENALEX_KEY') },
    seed: yesOrNo('SEED'),
    seedDir: resolve(text('SEED_DIR') ?? 'seed'),
    logLevel: logLevel(),
    logFormat: logFormat(),
    historyDays: wholeNumber('HISTORY_DAYS', 0, 0, 36_500),
    sleepAfter: sleepAfter(),
    metrics: metrics(),
    staffPassword: staffPassword(),
    production: text('NODE_ENV') === 'production',
    secrets: {
      appKeys: secret('APP_KEYS')
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
      apiTokenSalt: secret('API_TOKEN_SALT'),
      adminJwt: secret('ADMIN_JWT_SECRET'),
      transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
      jwt: secret('JWT_SECRET'),
      encryptionKey: secret('ENCRYPTION_KEY'),
      staffToken: secret('STAFF_TOKEN_SECRET'),
    },
  }
  if (problems.length > 0) throw new Error(`The environment is not right:\n- ${problems.join('\n- ')}`)
  return environment
}

let current: Environment | undefined

/** The environment of this process, read once. @throws Error like {@link readEnvironment} */
export function environment(): Environment {
  current ??= readEnvironment(process.env)
  return current
}
