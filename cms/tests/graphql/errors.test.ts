import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asVisitor, cms, request, sendGraphql } from '../setup/client'
import { runSql } from '../setup/sql'

beforeEach(() => runSql(cms, 'ALTER TABLE facilities RENAME TO facilities_gone'))
afterEach(() => runSql(cms, 'ALTER TABLE facilities_gone RENAME TO facilities'))

const refusal =
  /^The content store is busy or does not answer\. Nothing that was sent is lost: try again in a moment\./

test('an error of the database is told by a reference and logged whole', async () => {
  const { status, errors, text } = await asVisitor('{ facilities { name } }')
  const [error] = errors ?? []
  expect(status).toBe(503)
  expect(error?.extensions?.code).toBe('SERVICE_UNAVAILABLE')
  expect(error?.message).toMatch(refusal)
  expect(error?.message).toContain(error?.extensions?.reference)
  expect(text).not.toMatch(/select|table|relation|knex|stack/i)

  const entry = () => readFileSync(cms.logFile, 'utf8').split(error?.extensions?.reference ?? '?')[1]
  await expect
    .poll(entry)
    .toMatch(/(no such table: facilities|relation "facilities" does not exist)[^]*\n\s+at /)
})

test('what the front end calls a request is what an error of it is called, unless it can stand in no log', async () => {
  const askAs = async (id: string) => {
    const headers = { 'x-request-id': id }
    const { errors } = await sendGraphql('{ facilities { name } }', {}, undefined, headers)
    return errors?.[0]?.extensions?.reference
  }
  expect(await askAs('5f2c9a1e7b3d4c60')).toBe('5f2c9a1e7b3d4c60')
  expect(await askAs('two words of a visitor')).toMatch(/^[0-9a-f]{16}$/)
})

test('REST does not show it either', async () => {
  const { status, text } = await request('/api/facilities')
  expect(status).toBe(503)
  expect((JSON.parse(text) as { error: { message: string } }).error.message).toMatch(refusal)
  expect(text).not.toMatch(/select|table|relation|knex|stack/i)
})
