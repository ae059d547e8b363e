import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { observe, until, type Observed } from './observe.ts'
import { siteVariables } from '../processes/site-variables.ts'

const password = 'a shared password for the test'

let dataDir: string
let origin: string
let cms: string
let site: Observed
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sleep-'))
  const variables = await siteVariables(dataDir)
  origin = variables.PUBLIC_URL
  cms = `http://127.0.0.1:${variables.CMS_PORT}`
  site = observe('site.mjs', [], {
    ...variables,
    SEED: 'false',
    STAFF_PASSWORD: password,
    // Longer than pages that are made in advance wait for each other.
    CMS_SLEEP: '8s',
    LOG_LEVEL: 'info',
  })
  await site.hasSaid('The site is ready')
})
afterAll(() => {
  site.signal('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

let nights = 0
/** Waits until the CMS sleeps once more. */
const asleep = () => site.hasSaid('The CMS sleeps until it is needed', (nights += 1))
const starts = () => site.said().split('Strapi started successfully').length - 1

const look = async (address: string, init?: RequestInit) => {
  const response = await fetch(address, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function signIn(): Promise<{ origin: string; cookie: string; 'content-type': string }> {
  const headers = { origin, 'content-type': 'application/json' }
  const { status, headers: answered } = await look(`${origin}/staff/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password }),
  })
  expect(status).toBe(204)
  return { ...headers, cookie: answered.getSetCookie()[0]?.split(';')[0] ?? '' }
}

test('the CMS sleeps when nobody needs it, and wakes for whoever does', async () => {
  await until(async () => (await look(`${origin}/updates`)).status === 200)
  await asleep()
  const before = starts()
  // What is kept, and what a monitor asks, needs nobody.
  expect((await look(`${origin}/updates`)).status).toBe(200)
  expect(JSON.parse((await look(`${origin}/ready`)).text)).toMatchObject({ ready: true })
  expect(starts()).toBe(before)

  // A page that is not kept.
  expect((await look(`${origin}/publications?q=never+asked`)).status).toBe(200)
  expect(starts()).toBe(before + 1)

  await asleep()
  const headers = await signIn()
  const update = { data: { title: 'Said after the sleep' } }
  const saved = await look(`${origin}/graphql/CreateUpdate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ variables: update }),
  })
  expect(JSON.parse(saved.text)).toMatchObject({ data: { createUpdate: expect.anything() as unknown } })
  expect((await look(`${origin}/updates`)).text).toContain('Said after the sleep')
  expect(starts()).toBe(before + 2)

  // The admin of Strapi, at the port of the CMS.
  await asleep()
  expect((await look(`${cms}/admin/init`)).status).toBe(200)
  expect(starts()).toBe(before + 3)

  await asleep()
  site.signal('SIGTERM')
  expect(await site.ended()).toBe(0)
})
