import path from 'node:path'
import { run } from '../scripts/processes/command.ts'
import { packageOfCms } from '../scripts/package-of-cms.ts'
import { inRoot } from '../scripts/root.ts'
import { staffPassword } from './staff-password.ts'

/** The variables that the CMS of the site under test was started with. */
export function cmsEnvironment(): Record<string, string> {
  const given = process.env['SITE_CMS']
  if (given === undefined) throw new Error('SITE_CMS is not set: e2e/stack.setup.ts starts the site.')
  return JSON.parse(given) as Record<string, string>
}

/** Sets the password anew as an administrator does, to the same words, beside the running site. */
export async function changeStaffPassword(): Promise<void> {
  const { code, output } = await run(process.execPath, ['dist/scripts/set-staff-password.js'], {
    cwd: inRoot('cms'),
    env: { ...cmsEnvironment(), NEW_STAFF_PASSWORD: staffPassword },
  })
  if (code !== 0) throw new Error(`The password was not changed: ${output}`)
}

/** Makes an administrator of Strapi's admin, as the command does. @returns where its pages are */
export async function createAdministrator(email: string, password: string): Promise<string> {
  const environment = cmsEnvironment()
  const account = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_FIRSTNAME: 'A', ADMIN_LASTNAME: '' }
  const { code, output } = await run(process.execPath, ['dist/scripts/create-admin.js'], {
    cwd: inRoot('cms'),
    env: { ...environment, ...account },
  })
  if (code !== 0) throw new Error(`The administrator was not made: ${output}`)
  return `http://127.0.0.1:${environment['CMS_PORT'] ?? ''}/admin`
}

interface Claims {
  sid: string
}

interface Signer {
  claimsAt: (now: number, sid: string, authTime: number) => Claims
  read: (token: string, key: Buffer) => Claims | undefined
  sign: (claims: Claims, key: Buffer) => string
  signingKey: (secret: string, password: unknown) => Buffer
}

type Driver = new (file: string) => {
  prepare(sql: string): { get(): unknown; run(...values: unknown[]): unknown }
  close(): void
}

/** A SQLite database in a file, with the driver of the CMS. */
export function openDatabase(file: string): InstanceType<Driver> {
  const { sqliteDriver } = packageOfCms('./dist/src/strapi/sqlite-driver.js') as {
    sqliteDriver: () => Driver
  }
  return new (sqliteDriver())(file)
}

function inDatabase<Result>(
  dataDir: string,
  work: (database: ReturnType<typeof openDatabase>) => Result,
): Result {
  const database = openDatabase(path.join(dataDir, 'cms.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Changes the content past the CMS, as if another instance of it had. */
export function change(sql: string): void {
  inDatabase(cmsEnvironment()['DATA_DIR'] ?? '', (database) => database.prepare(sql).run())
}

function storedPassword(dataDir: string): unknown {
  return inDatabase(dataDir, (database) => {
    const row = database
      .prepare("SELECT value FROM strapi_core_store_settings WHERE key = 'core_staff_password'")
      .get() as { value: string }
    return JSON.parse(row.value) as unknown
  })
}

/** A token of the session of another token, as if the CMS had made it some seconds earlier. */
export function tokenOfEarlier(token: string, secondsAgo: number): string {
  const { claimsAt, read, sign, signingKey } = packageOfCms('./dist/src/api/staff/token.js') as Signer
  const { DATA_DIR: dataDir = '', STAFF_TOKEN_SECRET: secret = '' } = cmsEnvironment()
  const key = signingKey(secret, storedPassword(dataDir))
  const claims = read(token, key)
  if (claims === undefined) throw new Error('The CMS did not sign this token with its present key.')
  const made = Math.floor(Date.now() / 1000) - secondsAgo
  return sign(claimsAt(made, claims.sid, made), key)
}
