import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { elsewhere } from '../setup/elsewhere'
import { cmsEnvironment, launch, runScript, start, type InstanceOptions } from '../setup/instance'
import { picture } from '../setup/pictures'
import { runSql } from '../setup/sql'

const storedFiles = ({ dataDir }: InstanceOptions): string[] => {
  const images = join(dataDir, 'public/uploads/images')
  return existsSync(images)
    ? readdirSync(images, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jpg'))
    : []
}

const count = async (options: InstanceOptions, table: string) => {
  const [row] = await runSql(options, `SELECT count(*) AS n FROM ${table}`)
  return Number((row as { n: number | string }).n)
}

test('an interrupted filling is done anew, and what a group removed stays away after a restart', async () => {
  const options = await elsewhere('interrupted')
  const first = await launch(options)
  await expect.poll(() => storedFiles(options).length, { interval: 5 }).toBeGreaterThan(3)
  await first.stop('SIGKILL')
  expect(await count(options, 'site')).toBe(0)

  const second = await start(options)
  expect(await count(options, 'site')).toBe(1)
  expect(await count(options, 'facilities')).toBe(2)
  expect(await count(options, 'files')).toBe(9)
  expect(readFileSync(second.logFile, 'utf8')).toBe('')

  await runScript('remove-samples', cmsEnvironment({ ...options, seed: false }))
  expect(await second.stop()).toBe(0)
  // As a backup leaves it that was taken long ago: whoever kept pages meanwhile must not take them for those of now.
  await runSql(options, 'UPDATE content_version SET number = 7')
  rmSync(join(options.dataDir, 'installation.json'))
  const third = await start(options)
  expect(await count(options, 'site')).toBe(0)
  expect(await count(options, 'files')).toBe(0)
  const counted = await fetch(`${third.url}/api/content-version`)
  const { version, kinds } = (await counted.json()) as { version: number; kinds: Record<string, number> }
  expect(version).toBeGreaterThan(200_000_000)
  expect(kinds).toEqual({ '*': version })
  await third.stop()
})

test('a request that is running when the CMS is asked to stop gets its answer', async () => {
  const options = { ...(await elsewhere('stopped')), seed: false }
  const instance = await start(options)
  const environment = {
    ...cmsEnvironment(options),
    ADMIN_EMAIL: 'a@example.org',
    ADMIN_FIRSTNAME: 'A',
    ADMIN_PASSWORD: 'Sample-Password-1',
  }
  await runScript('create-admin', environment)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'a@example.org', password: 'Sample-Password-1' })
  const login = await fetch(`${instance.url}/admin/login`, { method: 'POST', headers: json, body })
  const { data } = (await login.json()) as { data: { token: string } }

  const form = new FormData()
  const photo = await picture(4000, 3000).jpeg({ quality: 95 }).toBuffer()
  form.append('files', new Blob([new Uint8Array(photo)]), 'slow.jpg')
  const answer = fetch(`${instance.url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.token}` },
    body: form,
  })
  const receiving = () => readdirSync(join(options.dataDir, 'tmp')).length
  await expect.poll(receiving, { interval: 5 }).toBeGreaterThan(0)
  const stopped = instance.stop()
  expect((await answer).status).toBe(201)
  expect(await stopped).toBe(0)
})
