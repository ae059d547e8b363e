import { afterAll, beforeAll, expect, test } from 'vitest'
import { paces } from '../../src/api/staff/attempts'
import { cms } from '../setup/client'
import { elsewhere } from '../setup/elsewhere'
import { staffPassword, start, type Instance, type InstanceOptions } from '../setup/instance'
import { runSql } from '../setup/sql'
import { askSession, givePassword, makeAttemptsCheap, signIn } from '../setup/staff'

let options: InstanceOptions
let instances: Instance[]

// Two instances on one database where the database can; a SQLite file has one.
const startAll = async () => {
  instances = [await start(options)]
  if (options.databaseUrl !== undefined) instances.push(await start(options))
}
const stopAll = () => Promise.all(instances.map((instance) => instance.stop()))

beforeAll(async () => {
  options = { ...(await elsewhere('sign_in_limit')), seed: false }
  await startAll()
  await makeAttemptsCheap(options)
})
afterAll(stopAll)

/** Sends wrong passwords all at once, to the instances in turn; answers how often each status came back. */
async function flood(count: number, address: (number: number) => string): Promise<Record<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      givePassword(instances[number % instances.length]?.url ?? '', `wrong ${number}`, address(number)),
    ),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const attacker = '198.51.100.7'

test('of many wrong passwords from one address exactly ten are checked', async () => {
  expect(await flood(200, () => attacker)).toEqual({ 401: 10, 429: 190 })
  // Nor is the right one any more, from there.
  const { status, headers, body } = await givePassword(instances[0]?.url ?? '', staffPassword, attacker)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({ message: 'Too many attempts. Try again in 15 minutes.' })
})

test('an address cannot change itself: the entry of the nearest proxy counts', async () => {
  const spoofed = await givePassword(instances[0]?.url ?? '', 'wrong', `192.0.2.1, ${attacker}`)
  expect(spoofed.status).toBe(429)
})

const [first, last] = [() => instances[0]?.url ?? '', () => instances.at(-1)?.url ?? '']

/** What a browser keeps that signed in from somewhere. */
async function deviceOf(password = staffPassword): Promise<string> {
  const { body } = await givePassword(first(), password, '203.0.113.50')
  if (body.device === undefined) throw new Error('The right password was answered without a device.')
  return body.device
}

test('three strangers who use up what they may lock nobody out', async () => {
  const device = await deviceOf()
  const token = await signIn(first())
  expect(await flood(90, (number) => `192.0.2.${number % 3}`)).toEqual({ 401: 30, 429: 60 })
  // Staff whose browser signed in before get in, even from the address of an attacker …
  expect((await givePassword(last(), staffPassword, '192.0.2.1', device)).status).toBe(200)
  // … as do those who come with another browser and from elsewhere …
  expect((await givePassword(last(), staffPassword, '203.0.113.77')).status).toBe(200)
  // … and whoever is in stays in.
  for (const { url } of instances) expect((await askSession(url, 'GET', { token })).status).toBe(200)
})

test('a known browser has ten attempts of its own, whatever its address', async () => {
  const device = await deviceOf()
  const wrong = (number: number) => givePassword(first(), 'mistyped', `192.0.2.${number % 3}`, device)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => wrong(number)))
  // After them it is a stranger, at an address from which nothing is looked at any more.
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(401), 429, 429])
  expect((await givePassword(first(), staffPassword, '192.0.2.1', device)).status).toBe(429)
  // From elsewhere the right password gets in, and what the browser keeps then is as good as new.
  const { body } = await givePassword(first(), staffPassword, '203.0.113.51', device)
  expect((await givePassword(first(), staffPassword, '192.0.2.1', body.device)).status).toBe(200)
})

test('what a browser keeps opens nothing, and no stranger can make it up', async () => {
  const device = await deviceOf()
  expect((await askSession(first(), 'GET', { token: device })).status).toBe(401)
  expect((await givePassword(first(), 'wrong', '203.0.113.52', device)).status).toBe(401)
  for (const forged of [
    'x',
    'x.99999999999.x',
    device.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
  ])
    expect((await givePassword(first(), staffPassword, attacker, forged)).status).toBe(429)
})

/** As when strangers at many addresses have taken every turn there is until now. */
const takeTurns = () => {
  const value = JSON.stringify({ first: Date.now() + paces.first.burst * paces.first.interval, further: 0 })
  return runSql(
    options,
    `UPDATE strapi_core_store_settings SET value = '${value}' WHERE key = 'core_staff_pace'`,
  )
}

test('when many addresses guess, whoever knows the password is told when to come back, and gets in then', async () => {
  const device = await deviceOf()
  await takeTurns()
  const refused = await givePassword(first(), staffPassword, '203.0.113.80')
  expect(refused.status).toBe(429)
  expect(refused.body.message).toMatch(/^Too many attempts\. Try again in (\d\d seconds|1 minute)\.$/)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await givePassword(first(), 'mistyped', '203.0.113.83')).status).toBe(429)
  // Others who come meanwhile get later turns, and a known browser needs none.
  expect(await flood(20, (number) => `198.51.100.${100 + number}`)).toEqual({ 429: 20 })
  expect((await givePassword(last(), staffPassword, '203.0.113.80', device)).status).toBe(200)
  const now = options.databaseUrl === undefined ? String(Date.now()) : 'now()'
  await runSql(options, `UPDATE staff_attempts SET at = ${now} WHERE address = '203.0.113.80'`)
  expect((await givePassword(last(), staffPassword, '203.0.113.80')).status).toBe(200)
  expect((await givePassword(last(), staffPassword, '203.0.113.81')).status).toBe(429)
  // A turn is one attempt.
  await runSql(options, `UPDATE staff_attempts SET at = ${now} WHERE address = '203.0.113.83'`)
  expect((await givePassword(last(), 'mistyped', '203.0.113.83')).status).toBe(401)
  expect((await givePassword(last(), 'mistyped', '203.0.113.83')).status).toBe(429)
})

test('a restart forgets nothing', async () => {
  await stopAll()
  await startAll()
  for (const { url } of instances) {
    expect((await givePassword(url, 'wrong', attacker)).status).toBe(429)
    expect((await givePassword(url, 'wrong', '203.0.113.82')).status).toBe(429)
  }
})

test('the right password clears what was mistyped at the address before', async () => {
  const tries = async (count: number) => {
    const wrong = () => givePassword(cms.url, 'mistyped', '2001:db8:1:2::5')
    return (await Promise.all(Array.from({ length: count }, wrong))).map(({ status }) => status)
  }
  expect(new Set(await tries(9))).toEqual(new Set([401]))
  expect((await givePassword(cms.url, staffPassword, '2001:db8:1:2::6')).status).toBe(200)
  expect(new Set(await tries(10))).toEqual(new Set([401]))
  expect(await tries(1)).toEqual([429])
})
