import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cms } from './client'
import { runSql } from './setup/sql'

test('the content is in the database that was asked for', async () => {
  const rows = await runSql(cms, 'SELECT title FROM updates')
  expect(rows.length).toBeGreaterThan(0)
  expect(existsSync(join(cms.dataDir, 'cms.sqlite'))).toBe(cms.databaseUrl === undefined)
})

test('SQLite writes ahead, so that readers do not wait; PostgreSQL always does', async () => {
  const [row] =
    cms.databaseUrl === undefined
      ? await runSql(cms, 'PRAGMA journal_mode')
      : await runSql(cms, "SELECT 'wal' AS journal_mode FROM pg_settings WHERE name = 'wal_level'")
  expect(row).toEqual({ journal_mode: 'wal' })
})
