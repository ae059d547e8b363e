import { writeFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asVisitor, cms, request } from '../setup/client'
import { makeEvent } from '../setup/editing'
import { signIn } from '../setup/staff'

const address = `http://127.0.0.1:${cms.metricsPort}/metrics`

/** A value by its name and labels; 0 for what has not been counted yet. */
async function metric(name: string): Promise<number> {
  const lines = (await (await fetch(address)).text()).split('\n')
  const line = lines.find((text) => text.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? 0)
}

const count = (kind: string, status: number) =>
  metric(`cms_http_request_duration_seconds_count{kind="${kind}",status="${status}"}`)

test('requests, saves and sign-ins refused are counted', async () => {
  const staff = await signIn(cms.url)
  const before = {
    asked: await count('graphql', 200),
    changes: await metric('cms_content_changes_total'),
    version: await metric('cms_content_version'),
    refused: await count('sign-in', 401),
  }
  await asVisitor('{ updates { title } }')
  await makeEvent(staff, 'Is counted')
  const { status } = await request('/api/staff/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: '' }),
  })
  expect(status).toBe(401)
  await expect.poll(() => count('sign-in', 401)).toBe(before.refused + 1)
  expect(await count('graphql', 200)).toBeGreaterThanOrEqual(before.asked + 2)
  expect(await metric('cms_content_changes_total')).toBe(before.changes + 1)
  expect(await metric('cms_content_version')).toBe(before.version + 1)
})

test('the age of the last backup, the queue of renditions and the process itself are told', async () => {
  expect(await metric('cms_last_backup_timestamp_seconds')).toBe(0)
  const note = join(cms.dataDir, 'last-backup.json')
  onTestFinished(() => {
    rmSync(note)
  })
  writeFileSync(note, JSON.stringify({ file: '/backups/site.tar', made: '2026-01-02T03:04:05.000Z' }))
  expect(await metric('cms_last_backup_timestamp_seconds')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5) / 1000)
  await expect.poll(() => metric('cms_renditions_waiting')).toBe(0)
  expect(await metric('process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('they are at their own port only', async () => {
  expect((await request('/metrics')).status).toBe(404)
})
