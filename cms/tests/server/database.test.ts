import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { cms } from '../setup/client'
import { cmsFolder } from '../setup/instance'
import { runSql } from '../setup/sql'

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

test('the driver of SQLite fits this Node: collecting forgotten statements does not end the process', async () => {
  // A driver that does not fit aborts when memory runs short inside an await, which little memory makes happen often.
  const program = `
    const { sqliteDriver } = require('./dist/src/strapi/sqlite-driver.js')
    const Driver = sqliteDriver()
    const database = new Driver(':memory:')
    async function main() {
      for (let n = 0; n < 40000; n += 1) {
        if (n % 20 === 0) database.prepare('SELECT 1')
        await null
      }
      console.log(Driver === require('better-sqlite3'), database.prepare('SELECT 42').pluck().get())
    }
    main()`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--max-semi-space-size=1', '--eval', program],
    { cwd: cmsFolder },
  )
  expect(stdout).toBe('true 42\n')
})
