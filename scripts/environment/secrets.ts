import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/** What this file needs of what the CMS remembers in the folder of the data. */
interface Installation {
  database: string
  secrets: Record<string, unknown>
}

const random = (): string => randomBytes(32).toString('base64')

/** Every secret of the CMS and how one is made. There is no default for any of them in code. */
const makers = {
  // Strapi signs cookies with the first and still accepts the others, so that a new one can be put in front.
  APP_KEYS: () => [random(), random()].join(','),
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  JWT_SECRET: random,
  ENCRYPTION_KEY: random,
  STAFF_TOKEN_SECRET: random,
}

/** Names of the variables that only the CMS may see. */
export const secretNames = Object.keys(makers)

/** New secrets, for example for a throw-away installation. */
export function makeSecrets(): Record<string, string> {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make()]))
}

/** The secrets in a file that came from elsewhere, and nothing else that it may set. */
export function secretsIn(file: string): Record<string, string> {
  const found = parseEnv(readFileSync(file, 'utf8'))
  const secrets: Record<string, string> = {}
  for (const name of secretNames) {
    const value = found[name]
    // What would end its line in `.env` is no secret of ours.
    if (value !== undefined && !/['\n]/.test(value)) secrets[name] = value
  }
  return secrets
}

/**
 * Makes the secrets that neither the environment nor the file gives, and adds them to the file.
 * What stands in the file is never changed: new secrets would end every session and unread what was encrypted.
 * @param file the `.env` file; readable for its owner only afterwards
 * @param given the environment of the process
 * @param dataDir the folder of the data
 * @returns the names that were added
 * @throws Error when the data was made with secrets that are missing; nothing is written then
 */
export function completeSecrets(file: string, given: NodeJS.ProcessEnv, dataDir: string): string[] {
  const isNew = !existsSync(file)
  if (!isNew) keepPrivate(file)
  const text = isNew ? '' : readFileSync(file, 'utf8')
  const written = parseEnv(text)
  const missing = Object.entries(makers).filter(([name]) => !given[name]?.trim() && !written[name]?.trim())
  if (missing.length === 0) return []
  needFirstSecrets(
    missing.map(([name]) => name),
    dataDir,
  )
  const lines = missing.map(([name, make]) => `${name}='${make()}'\n`).join('')
  if (isNew) {
    const heading =
      '# Made by the first `npm start` and never overwritten. Keep it secret, and keep a copy with your backups.\n' +
      '# What else can be set here stands in .env.example.\n\n'
    // wx: if another start has written the file meanwhile, its secrets win and this start stops.
    writeFileSync(file, heading + lines, { mode: 0o600, flag: 'wx' })
  } else {
    appendFileSync(file, (text === '' || text.endsWith('\n') ? '' : '\n') + lines)
  }
  return missing.map(([name]) => name)
}

/** Takes a file of ours from the machine's other users: whoever wrote its first line did not think of secrets. */
function keepPrivate(file: string): void {
  const { uid, mode } = statSync(file)
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(file, 0o600)
}

/** @throws Error when the data remembers one of the secrets (`cms/src/environment/installation.ts`), so that it was lost */
function needFirstSecrets(missing: string[], dataDir: string): void {
  const file = path.join(dataDir, 'installation.json')
  if (!existsSync(file)) return
  const { database, secrets } = JSON.parse(readFileSync(file, 'utf8')) as Installation
  const lost = missing.filter((name) => name in secrets)
  if (lost.length === 0) return
  throw new Error(
    `${lost.join(', ')}: not given by .env or the environment, though the content was made with them ` +
      `(it is in ${database}, and ${dataDir}). Nothing was changed.\n` +
      'Put .env back from your backup and start again. If there is none, write into .env what it said besides ' +
      `the secrets (DATABASE_URL above all), remove ${file}, and start again: that makes new secrets, which ` +
      'end every session, and what was stored encrypted is lost.',
  )
}
