import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, type Environment } from './environment'

/** What a data folder remembers of the environment that its content was made with, as `installation.json` in it. */
export interface Installation {
  /** Where the content is, without user and password: `SQLite`, or `PostgreSQL at host:port/database`. */
  database: string
  /** By the name of its variable, what tells each value of a secret from others and gives none away. */
  secrets: Record<string, string[]>
}

/**
 * A start that lost its `.env`, or a part of it, would begin another site in the place of this one: with an empty
 * database, samples, and secrets that end every session. It is refused instead.
 * @throws Error that says what is different, and the cure
 */
export function needSameInstallation(): void {
  const file = installationFile()
  const before = readInstallation(file)
  if (before === undefined) return
  const differences = differencesBetween(before, installationOf(environment()))
  if (differences.length === 0) return
  throw new Error(
    `The environment is not the one that the content in ${environment().dataDir} was made with:\n` +
      differences.map((difference) => `- ${difference}\n`).join('') +
      'Put the variables back as they were (.env from your backup) and start again. If the change is meant, remove ' +
      `${file} and start again.`,
  )
}

/** Whether the content has been used here before: not when it has just been restored, moved or made. */
export const isKnownInstallation = (): boolean => existsSync(installationFile())

/** Remembers the environment, which the database has been reached with. */
export function rememberInstallation(): void {
  const file = installationFile()
  const present = installationOf(environment())
  if (JSON.stringify(present) === JSON.stringify(readInstallation(file))) return
  // Whole or not at all.
  const draft = `${file}.${String(process.pid)}`
  writeFileSync(draft, `${JSON.stringify(present, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
}

/** What is not as it was, in words. A secret may have gained or lost values, as long as one of them has stayed. */
export function differencesBetween(before: Installation, present: Installation): string[] {
  const differences =
    before.database === present.database
      ? []
      : [`DATABASE_URL: the content is in ${before.database}, and it now says ${present.database}.`]
  for (const [name, marks] of Object.entries(present.secrets)) {
    const known = before.secrets[name]
    if (known !== undefined && !known.some((mark) => marks.includes(mark))) {
      differences.push(`${name} is another one.`)
    }
  }
  return differences
}

export const installationOf = ({
  databaseUrl,
  secrets,
}: Pick<Environment, 'databaseUrl' | 'secrets'>): Installation => ({
  database: databaseUrl === undefined ? 'SQLite' : placeOf(databaseUrl),
  secrets: {
    APP_KEYS: secrets.appKeys.map(markOf),
    API_TOKEN_SALT: [markOf(secrets.apiTokenSalt)],
    ADMIN_JWT_SECRET: [markOf(secrets.adminJwt)],
    TRANSFER_TOKEN_SALT: [markOf(secrets.transferTokenSalt)],
    JWT_SECRET: [markOf(secrets.jwt)],
    ENCRYPTION_KEY: [markOf(secrets.encryptionKey)],
    STAFF_TOKEN_SECRET: [markOf(secrets.staffToken)],
  },
})

/** Enough to see a change, and too short to find a secret by. */
const markOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 12)

/** Not who asks for the content, nor how: a password may change, and TLS be turned on. */
function placeOf(databaseUrl: string): string {
  // A socket has no host before the slash, which is no address to the parser.
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'))
  const host = searchParams.get('host') ?? hostname.toLowerCase()
  return `PostgreSQL at ${host}:${port === '' ? '5432' : port}${pathname}`
}

const installationFile = (): string => join(environment().dataDir, 'installation.json')

/** @throws Error when the file is damaged */
function readInstallation(file: string): Installation | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Installation
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read. Put it back from your backup, or remove it, and start again.`, {
      cause: error,
    })
  }
}
