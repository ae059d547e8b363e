import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Folder } from './folder'

let place: string
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'frozen-'))
})
afterEach(() => {
  rmSync(place, { recursive: true })
})

async function fill(files: Record<string, string>) {
  const folder = await Folder.open(place)
  for (const [name, text] of Object.entries(files)) await folder.put(name, Buffer.from(text))
  return folder.publish()
}
const there = () =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .sort()
const long = 'words '.repeat(100)

test('only what has changed is written, and what has no place any more is removed with its folder', async () => {
  expect(await fill({ 'a/index.html': long, 'b/c/index.html': 'B' })).toMatchObject({
    written: 4,
    removed: 0,
  })
  const before = statSync(path.join(place, 'a/index.html')).ino
  expect(await fill({ 'a/index.html': long, 'b/c/index.html': 'B' })).toMatchObject({
    written: 0,
    removed: 0,
  })
  expect(await fill({ 'a/index.html': long, 'd.txt': 'D' })).toMatchObject({ written: 1, removed: 1 })
  expect(statSync(path.join(place, 'a/index.html')).ino).toBe(before)
  expect(there()).toEqual(['.frozen.json', 'a/index.html', 'a/index.html.br', 'a/index.html.gz', 'd.txt'])
  expect(readdirSync(place)).not.toContain('b')
})

test('until everything is there, nothing has changed, and the next time removes what was left', async () => {
  await fill({ 'index.html': 'old' })
  const ended = await Folder.open(place)
  await ended.put('index.html', Buffer.from('new'))
  await ended.put('other.html', Buffer.from('new'))
  expect(readFileSync(path.join(place, 'index.html'), 'utf8')).toBe('old')
  await fill({ 'index.html': 'newest' })
  expect(there()).toEqual(['.frozen.json', 'index.html'])
})

test('what somebody took away or cut is put back', async () => {
  await fill({ 'index.html': long })
  rmSync(path.join(place, 'index.html.br'))
  expect((await fill({ 'index.html': long })).written).toBe(3)
  writeFileSync(path.join(place, 'index.html'), 'cut')
  await fill({ 'index.html': long })
  expect(readFileSync(path.join(place, 'index.html'), 'utf8')).toBe(long)
})

test('a folder that holds something else is left alone', async () => {
  writeFileSync(path.join(place, 'thesis.tex'), 'mine')
  await expect(Folder.open(place)).rejects.toThrow('holds something else')
  expect(there()).toEqual(['thesis.tex'])
})
