import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { rebuild } from './build.ts'

let dist: string
let stamp: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  stamp = path.join(dist, '.built.json')
  writeFileSync(stamp, '{"all":"of before"}')
})
afterEach(() => {
  rmSync(dist, { recursive: true })
})

test('a finished build is known by its sources, and not before it is finished', async () => {
  await rebuild(dist, { all: 'of now' }, 'building', () => {
    assert.equal(existsSync(stamp), false)
    return Promise.resolve()
  })
  assert.deepEqual(JSON.parse(readFileSync(stamp, 'utf8')), { all: 'of now' })
})

test('a build that failed is taken neither for the new one nor for the one before', async () => {
  const failed = rebuild(dist, { all: 'of now' }, 'building', () => Promise.reject(new Error('a wrong type')))
  await assert.rejects(failed, /a wrong type/)
  assert.equal(existsSync(stamp), false)
})
