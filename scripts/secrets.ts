import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

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

/**
 * Makes the secrets that neither the environment nor the file gives, and adds them to the file.
 * What stands in the file is never changed: new secrets would end every session and unread what was encrypted.
 * @param file the `.env` file; made readable for its owner only when it does not exist
 * @param given the environment of the process
 * @returns the names that were added
 */
export function completeSecrets(file: string, given: NodeJS.ProcessEnv): string[] {
  const isNew = !existsSync(file)
  const text = isNew ? '' : readFileSync(file, 'utf8')
  const written = parseEnv(text)
  const missing = Object.entries(makers).filter(([name]) => !given[name]?.trim() && !written[name]?.trim())
  if (missing.length === 0) return []
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
