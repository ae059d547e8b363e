import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { waitPatiently } from './patient-statements'
import { sqliteDriver } from './sqlite-driver'

const folder = mkdtempSync(join(tmpdir(), 'patient-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function open() {
  const database = new (sqliteDriver())(join(folder, 'database.sqlite'), { timeout: 0 })
  database.pragma('journal_mode = WAL')
  return database
}

test('a statement waits for another connection that writes, and the process goes on meanwhile', async () => {
  const [other, own] = [open(), open()]
  other.exec('CREATE TABLE words (word TEXT)')
  waitPatiently(own)
  other.exec('BEGIN IMMEDIATE')
  const done: string[] = []
  const begun = Promise.resolve(own.prepare('BEGIN;').run([])).then(() => done.push('begun'))
  await setTimeout(100)
  done.push('meanwhile')
  other.exec('COMMIT')
  await begun
  expect(done).toEqual(['meanwhile', 'begun'])
  // Whoever has begun writes: nobody comes in between.
  expect(() => other.exec("INSERT INTO words VALUES ('between')")).toThrow('database is locked')
  await Promise.resolve(own.prepare('COMMIT;').run([]))
  own.close()
  other.close()
})
