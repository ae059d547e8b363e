import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stamped } from './build.ts'

let dist: string
let stamp: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  stamp = path.join(dist, '.built')
  writeFileSync(stamp, 'of before\n')
})
afterEach(() => {
  rmSync(dist, { recursive: true })
})

test('a finished build is known by its sources, and not before it is finished', async () => {
  await stamped(dist, 'of now', () => {
    expect(existsSync(stamp)).toBe(false)
    return Promise.resolve()
  })
  expect(readFileSync(stamp, 'utf8')).toBe('of now\n')
})

test('what is built can be run by another user than whoever has a umask of 077', async () => {
  const before = process.umask(0o077)
  try {
    await stamped(dist, 'of now', () => Promise.resolve())
  } finally {
    process.umask(before)
  }
  expect(statSync(stamp).mode & 0o777).toBe(0o644)
})

test('a build that failed is taken neither for the new one nor for the one before', async () => {
  const failed = stamped(dist, 'of now', () => Promise.reject(new Error('a wrong type')))
  await expect(failed).rejects.toThrow(/a wrong type/)
  expect(existsSync(stamp)).toBe(false)
})
