import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/api/staff/password'
import { elsewhere } from '../setup/elsewhere'
import {
  cmsEnvironment,
  runScript,
  staffPassword,
  start,
  type Instance,
  type InstanceOptions,
} from '../setup/instance'
import { askSession, changePassword, claimsOf, currentKey, givePassword, signIn } from '../setup/staff'
import { runSql } from '../setup/sql'

const newPassword = 'a new password of the staff'
const chosenPassword = 'what staff chose on the site'
const legacyPassword = 'the older site had this one'

let options: InstanceOptions
let instances: Instance[]
const secrets: string[] = [
  staffPassword,
  newPassword,
  chosenPassword,
  legacyPassword,
  'not the password at all',
]

beforeAll(async () => {
  // Everything is logged, so that the last test sees all that could ever be.
  options = { ...(await elsewhere('password')), seed: false, variables: { LOG_LEVEL: 'debug' } }
  instances = [await start(options)]
  // Another instance of the same site; a SQLite file has one.
  if (options.databaseUrl !== undefined) instances.push(await start(options))
})

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()))
})

/** Runs `npm run staff:password` beside the running CMS. */
const command = (variables: Record<string, string>, ...args: string[]) =>
  runScript('set-staff-password', { ...cmsEnvironment({ ...options, variables: {} }), ...variables }, ...args)

const url = () => instances[0]?.url ?? ''
const otherUrl = () => instances.at(-1)?.url ?? ''

async function remember(token: string): Promise<string> {
  secrets.push(token, token.slice(token.lastIndexOf('.') + 1), (await currentKey(options)).toString('base64'))
  return token
}

test('the password of the environment is taken at the first start', async () => {
  const token = await remember(await signIn(url()))
  expect((await askSession(otherUrl(), 'GET', { token })).status).toBe(200)
})

test('a session that ends on one instance is over on the other', async () => {
  const token = await remember(await signIn(url()))
  await askSession(otherUrl(), 'DELETE', { token })
  expect((await askSession(url(), 'GET', { token })).status).toBe(401)
})

const givesAccess = async (password: string) => (await givePassword(url(), password)).status === 200

/** A session of whichever password holds now. */
const anySession = async () =>
  remember(await signIn(url(), (await givesAccess(newPassword)) ? newPassword : staffPassword))

test('a new password ends every session at once, also when it is the same one again', async () => {
  for (const password of [newPassword, newPassword]) {
    const before = await anySession()
    expect(await command({ NEW_STAFF_PASSWORD: password })).toBe(
      'The staff password is now what NEW_STAFF_PASSWORD says. Whoever was signed in must sign in again.\n',
    )
    for (const instance of instances) {
      expect((await askSession(instance.url, 'GET', { token: before })).status).toBe(401)
      expect((await givePassword(instance.url, staffPassword)).status).toBe(401)
      expect((await givePassword(instance.url, password)).status).toBe(200)
    }
  }
})

test('a token of before is not signed with the new key, even if its session came back', async () => {
  const token = await anySession()
  const { sid } = await claimsOf(options, token)
  const other = await remember(await signIn(url(), newPassword))
  // Like the command, and without the seconds in which that starts.
  const { body } = await changePassword(url(), other, newPassword, newPassword)
  await remember(body.token ?? '')
  await runSql(options, `INSERT INTO staff_sessions (sid) VALUES ('${sid}')`)
  expect((await askSession(url(), 'GET', { token })).status).toBe(401)
})

test('whoever is signed in and knows the password changes it, stays in, and everybody else is out', async () => {
  const own =
    (await askSession(url(), 'POST', { body: { password: newPassword, name: 'Anna' } })).body.token ?? ''
  const other = await remember(await signIn(url(), newPassword))
  const { status, body } = await changePassword(url(), await remember(own), newPassword, chosenPassword)
  expect(status).toBe(200)
  const token = await remember(body.token ?? '')
  expect((await claimsOf(options, token)).name).toBe('Anna')
  for (const instance of instances) {
    expect((await askSession(instance.url, 'GET', { token })).status).toBe(200)
    const out = await askSession(instance.url, 'GET', { token: other })
    expect(out.status).toBe(401)
    expect(out.body.message).toBe('The staff password was changed. Sign in with the new one.')
    expect((await givePassword(instance.url, newPassword)).status).toBe(401)
    expect((await givePassword(instance.url, chosenPassword)).status).toBe(200)
  }
  expect((await changePassword(url(), token, chosenPassword, newPassword)).status).toBe(200)
})

test('on the site a password is changed only by whoever is signed in and knows it, and only to a good one', async () => {
  const token = await remember(await signIn(url(), newPassword))
  const answers = async (...args: [string, string, string]) => {
    const { status, body } = await changePassword(url(), ...args)
    return [status, body.message]
  }
  expect(await answers('', newPassword, chosenPassword)).toEqual([
    401,
    'The staff session is over. Sign in again.',
  ])
  expect(await answers(token, 'not the password at all', chosenPassword)).toEqual([403, 'Incorrect password'])
  expect(await answers(token, newPassword, 'short')).toEqual([
    400,
    'The new password is shorter than 12 characters.',
  ])
  expect(await givesAccess(newPassword)).toBe(true)
})

test('of wrong present passwords ten are checked, as of those who sign in', async () => {
  const token = await remember(await signIn(url(), newPassword))
  const attempt = () => changePassword(url(), token, 'not the password at all', chosenPassword, '203.0.113.9')
  const answers = await Promise.all(Array.from({ length: 12 }, attempt))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(403), 429, 429])
  const signInThere = async () => (await givePassword(url(), newPassword, '203.0.113.9')).status
  expect(await signInThere()).toBe(429)
  // A new password lets everybody try anew.
  const { body } = await changePassword(url(), token, newPassword, newPassword)
  await remember(body.token ?? '')
  expect(await signInThere()).toBe(200)
})

test('the hash of an older site is taken over without knowing its password', async () => {
  const hash = sha256(legacyPassword)
  const said = await command({ NEW_STAFF_PASSWORD: '' }, '--legacy-sha256', hash.toUpperCase())
  expect(said).toContain('The staff password is now the one of the SHA-256 hash')
  expect(await givesAccess(legacyPassword)).toBe(true)
  expect(await givesAccess(newPassword)).toBe(false)
  // What is stored is no help to somebody who steals the database: neither the hash nor its bytes stand there.
  const [row] = await runSql(
    options,
    "SELECT value FROM strapi_core_store_settings WHERE key = 'core_staff_password'",
  )
  const { value } = row as { value: string }
  expect(JSON.parse(value)).toMatchObject({ N: 32768, r: 8, p: 3 })
  for (const text of [hash, Buffer.from(hash, 'hex').toString('base64')]) expect(value).not.toContain(text)
})

test.each([
  [{ NEW_STAFF_PASSWORD: 'short' }, [], 'NEW_STAFF_PASSWORD is shorter than 12 characters'],
  [{ NEW_STAFF_PASSWORD: 'x'.repeat(1025) }, [], 'NEW_STAFF_PASSWORD is longer than 1024 bytes'],
  [{ NEW_STAFF_PASSWORD: '' }, ['--legacy-sha256', 'abc'], '--legacy-sha256 takes the 64 hexadecimal digits'],
  [{ NEW_STAFF_PASSWORD: '' }, [], 'Run the command in a terminal'],
])(
  'the command refuses a wrong password or hash and changes nothing (%#)',
  async (variables, args, message) => {
    await expect(command(variables, ...args)).rejects.toThrow(message)
    expect(await givesAccess(legacyPassword)).toBe(true)
  },
)

test('neither a password nor a token is ever logged', async () => {
  await givePassword(url(), 'not the password at all')
  const logs = instances.map(({ logFile }) => readFileSync(logFile, 'utf8')).join('\n')
  expect(logs).toContain('Wrong staff password from 203.0.113.1')
  expect(logs).toContain('Staff signed in from 203.0.113.1')
  for (const secret of secrets) {
    expect(logs).not.toContain(secret)
    expect(logs).not.toContain(sha256(secret))
  }
})

test('without a password in the environment a random one is made and shown once', async () => {
  const place = {
    ...(await elsewhere('random_password')),
    seed: false,
    variables: { STAFF_PASSWORD: '', LOG_LEVEL: 'silent' },
  }
  // A command beside it, before the first start, neither makes nor shows one.
  expect(await runScript('seed', { ...cmsEnvironment(place), SEED_DIR: options.seedDir })).not.toContain(
    'password',
  )
  const first = await start(place)
  const shown = readFileSync(first.logFile, 'utf8')
  const [, made = ''] =
    /^Staff password: (\S+) \(shown only now; npm run staff:password sets another\)$/m.exec(shown) ?? []
  expect(made).toMatch(/^([a-z]{5}-){3}[a-z]{5}$/)
  expect((await givePassword(first.url, made)).status).toBe(200)
  await first.stop()

  const second = await start(place)
  expect(readFileSync(second.logFile, 'utf8')).toBe('')
  expect((await givePassword(second.url, made)).status).toBe(200)
  await second.stop()
})
