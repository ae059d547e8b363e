import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asVisitor, cms, request } from './client'
import { runSql } from './setup/sql'

beforeEach(() => runSql(cms, 'ALTER TABLE facilities RENAME TO facilities_gone'))
afterEach(() => runSql(cms, 'ALTER TABLE facilities_gone RENAME TO facilities'))

test('an unexpected error is told by a reference and logged whole', async () => {
  const { errors, text } = await asVisitor('{ facilities { name } }')
  const [error] = errors ?? []
  expect(error?.extensions?.code).toBe('INTERNAL_SERVER_ERROR')
  expect(error?.message).toBe(
    `Something went wrong. Tell the maintainers the reference ${error?.extensions?.reference}.`,
  )
  expect(text).not.toMatch(/select|table|relation|knex|stack/i)

  const log = readFileSync(cms.logFile, 'utf8')
  const entry = log.slice(log.indexOf(error?.extensions?.reference ?? 'no reference'))
  expect(entry).toMatch(/no such table: facilities|relation "facilities" does not exist/)
  expect(entry).toMatch(/\n\s+at /)
})

test('REST does not show an unexpected error either', async () => {
  const { status, text } = await request('/api/facilities')
  expect(status).toBe(500)
  expect(text).not.toMatch(/select|table|relation|knex|stack/i)
})
