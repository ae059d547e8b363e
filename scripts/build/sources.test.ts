import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './sources.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  mkdirSync(path.join(folder, 'src/node_modules'), { recursive: true })
  writeFileSync(path.join(folder, 'src/a.ts'), 'a')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('the same content is the same build, whatever its date', () => {
  const before = fingerprint(folder, ['src', 'not-there'])
  utimesSync(path.join(folder, 'src/a.ts'), 0, 0)
  expect(fingerprint(folder, ['src', 'not-there'])).toBe(before)
})

test('tests and installed packages ask for no build', () => {
  const before = fingerprint(folder, ['src'])
  writeFileSync(path.join(folder, 'src/a.test.ts'), 'test')
  writeFileSync(path.join(folder, 'src/node_modules/b.ts'), 'b')
  expect(fingerprint(folder, ['src'])).toBe(before)
})

test('a changed, new or renamed source asks for a build', () => {
  const seen = new Set([fingerprint(folder, ['src'])])
  writeFileSync(path.join(folder, 'src/a.ts'), 'b')
  seen.add(fingerprint(folder, ['src']))
  writeFileSync(path.join(folder, 'src/b.ts'), '')
  seen.add(fingerprint(folder, ['src']))
  rmSync(path.join(folder, 'src/b.ts'))
  writeFileSync(path.join(folder, 'src/c.ts'), '')
  seen.add(fingerprint(folder, ['src']))
  expect(seen.size).toBe(4)
})
