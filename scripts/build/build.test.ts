import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
    expect(existsSync(stamp)).toBe(false)
    return Promise.resolve()
  })
  expect(JSON.parse(readFileSync(stamp, 'utf8'))).toEqual({ all: 'of now' })
})

test('a build that failed is taken neither for the new one nor for the one before', async () => {
  const failed = rebuild(dist, { all: 'of now' }, 'building', () => Promise.reject(new Error('a wrong type')))
  await expect(failed).rejects.toThrow(/a wrong type/)
  expect(existsSync(stamp)).toBe(false)
})
