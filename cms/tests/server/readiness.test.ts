import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { cms, request } from '../setup/client'
import { runSql } from '../setup/sql'
import { testOn } from '../setup/test-on'

const ready = async () => {
  const { status, text } = await request('/ready')
  return { status, ...(JSON.parse(text) as { ready: boolean; checks: object }) }
}
const isReady = { status: 200, ready: true }

test('a database that has lost its tables is told, and that the process lives all the same', async () => {
  await runSql(cms, 'ALTER TABLE content_version RENAME TO content_version_gone')
  try {
    expect(await ready()).toMatchObject({
      status: 503,
      ready: false,
      checks: {
        database: { ok: false, message: 'the database does not answer as it should' },
        disk: { ok: true },
      },
    })
    expect((await request('/_health')).status).toBe(204)
  } finally {
    await runSql(cms, 'ALTER TABLE content_version_gone RENAME TO content_version')
  }
  expect(await ready()).toMatchObject(isReady)
  const log = () => readFileSync(cms.logFile, 'utf8')
  await expect.poll(log).toMatch(/Not ready, the database does not answer as it should: .*content_version/)
})

testOn('postgres', 'a database that hangs keeps nobody waiting', async () => {
  const other = new pg.Client(cms.databaseUrl)
  await other.connect()
  try {
    await other.query('BEGIN; LOCK TABLE content_version IN ACCESS EXCLUSIVE MODE')
    const answers = await Promise.all([ready(), ready(), ready()])
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 503,
        checks: { database: { message: expect.stringContaining('no answer within 2 s') as string } },
      })
    }
  } finally {
    await other.end()
  }
  await expect.poll(ready).toMatchObject(isReady)
})

test('a folder of images that is gone is told', async () => {
  const uploads = join(cms.dataDir, 'public/uploads')
  renameSync(uploads, `${uploads}-gone`)
  try {
    expect(await ready()).toMatchObject({ status: 503, checks: { media: { ok: false } } })
  } finally {
    renameSync(`${uploads}-gone`, uploads)
  }
  expect(await ready()).toMatchObject(isReady)
})
