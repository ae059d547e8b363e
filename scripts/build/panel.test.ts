import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRoot } from '../root.ts'

let cms: string
beforeEach(() => {
  cms = mkdtempSync(path.join(tmpdir(), 'cms-'))
  writeFileSync(path.join(cms, 'package.json'), '{}')
  mkdirSync(path.join(cms, 'dist/build'), { recursive: true })
  writeFileSync(path.join(cms, 'dist/build/old.js'), '')
  // Of a build that was interrupted.
  mkdirSync(path.join(cms, 'dist/panel-before'))
})
afterEach(() => {
  rmSync(cms, { recursive: true })
})

const buildPanel = (...args: string[]) =>
  spawnSync(process.execPath, [inRoot('cms/scripts/build-panel.mjs'), ...args], { cwd: cms }).status
const page = () => readFileSync(path.join(cms, 'dist/build/index.html'), 'utf8')

test('a panel that is going to be built or could not be is told of in its place, and nothing is left beside', () => {
  expect(buildPanel('--announce')).toBe(0)
  expect(page()).toContain('The admin panel is being built.')
  // There is no Strapi in this folder.
  expect(buildPanel()).toBe(1)
  expect(page()).toContain('The admin panel could not be built.')
  expect([readdirSync(path.join(cms, 'dist')), readdirSync(path.join(cms, 'dist/build'))]).toEqual([
    ['build'],
    ['index.html'],
  ])
})
