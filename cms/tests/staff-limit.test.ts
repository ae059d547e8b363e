import { afterAll, beforeAll, expect, test } from 'vitest'
import { cms } from './client'
import { elsewhere } from './setup/elsewhere'
import { staffPassword, start, type Instance, type InstanceOptions } from './setup/instance'
import { askSession, givePassword, signIn } from './setup/staff'

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
}, 60_000)
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
}, 60_000)

test('an address cannot change itself: the entry of the nearest proxy counts', async () => {
  const spoofed = await givePassword(instances[0]?.url ?? '', 'wrong', `192.0.2.1, ${attacker}`)
  expect(spoofed.status).toBe(429)
})

test('of many wrong passwords from many addresses exactly a hundred are checked in an hour', async () => {
  const token = await signIn(instances[0]?.url ?? '')
  expect(await flood(200, (number) => `192.0.2.${number}`)).toEqual({ 401: 90, 429: 110 })
  const late = await givePassword(instances.at(-1)?.url ?? '', staffPassword, '203.0.113.77')
  expect(late.status).toBe(429)
  expect(late.body.message).toMatch(/^Too many attempts\. Try again in (59|60) minutes\.$/)
  // Whoever is in stays in.
  for (const { url } of instances) expect((await askSession(url, 'GET', { token })).status).toBe(200)
}, 120_000)

test('a restart forgets nothing', async () => {
  await stopAll()
  await startAll()
  for (const { url } of instances) {
    expect((await givePassword(url, 'wrong', attacker)).status).toBe(429)
    expect((await givePassword(url, 'wrong', '203.0.113.78')).status).toBe(429)
  }
}, 120_000)

test('the right password clears what was mistyped at the address before', async () => {
  const tries = async (count: number) => {
    const wrong = () => givePassword(cms.url, 'mistyped', '2001:db8:1:2::5')
    return (await Promise.all(Array.from({ length: count }, wrong))).map(({ status }) => status)
  }
  expect(new Set(await tries(9))).toEqual(new Set([401]))
  expect((await givePassword(cms.url, staffPassword, '2001:db8:1:2::6')).status).toBe(200)
  expect(new Set(await tries(10))).toEqual(new Set([401]))
  expect(await tries(1)).toEqual([429])
}, 60_000)
