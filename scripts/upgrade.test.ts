import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from './environment/environment.ts'
import { openSqlite } from './site/database/sqlite.ts'
import { backUpForVersion, withWayBack } from './upgrade.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'upgrade-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

const well = () => Promise.resolve()
const start = (begin: () => Promise<void> = well) =>
  withWayBack(readEnvironment({ DATA_DIR: dataDir }), begin)
const backups = () => {
  const folder = path.join(dataDir, 'before-upgrades')
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
}

/** Content, used last with some other version. */
function content(): void {
  const database = openSqlite(path.join(dataDir, 'cms.sqlite'), { fileMustExist: false })
  database.run('CREATE TABLE events (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT)')
  database.close()
  writeFileSync(
    path.join(dataDir, 'version.json'),
    JSON.stringify({ used: { cms: 'another one', commit: 'abc123' } }),
  )
}

test('a site that is new, or that this version has used before, starts without a backup', async () => {
  await start()
  await start()
  expect(backups()).toEqual([])
})

test('content that another version has used is backed up before it is touched, once', async () => {
  content()
  await start(() => {
    expect(backups()).toHaveLength(1)
    return well()
  })
  await start()
  expect(backups()).toHaveLength(1)
})

test('a command of a new version backs up before it touches the content, and the start after it not again', async () => {
  content()
  await backUpForVersion(readEnvironment({ DATA_DIR: dataDir }))
  expect(backups()).toHaveLength(1)
  await start()
  expect(backups()).toHaveLength(1)
})

test('a new version that does not start says how to go back, and tries again without another backup', async () => {
  content()
  const fails = () => start(() => Promise.reject(new Error('The CMS stopped while starting.')))
  await expect(fails()).rejects.toThrow(
    /^The CMS stopped while starting\.[^]*git checkout abc123\n.*npm run site -- restore .*before-upgrades\/site-.*\.tar --replace\n/,
  )
  await expect(fails()).rejects.toThrow('npm run site -- restore')
  expect(backups()).toHaveLength(1)
})

test('after two versions that do not start, the way back is the backup of before the first', async () => {
  content()
  const backup = path.join(dataDir, 'of-the-version-before.tar')
  writeFileSync(backup, '')
  const memory = { used: { cms: 'another one', commit: 'abc123' }, trying: { cms: 'failed', backup } }
  writeFileSync(path.join(dataDir, 'version.json'), JSON.stringify(memory))
  await expect(start(() => Promise.reject(new Error('The CMS stopped while starting.')))).rejects.toThrow(
    `restore ${backup} --replace`,
  )
  expect(backups()).toEqual([])
})

test('without room for the backup nothing is started, and the message says what to do', async () => {
  content()
  writeFileSync(path.join(dataDir, 'cms.sqlite'), 'no database')
  let started = false
  await expect(
    start(() => {
      started = true
      return well()
    }),
  ).rejects.toThrow(/Nothing was changed\. .*To start without a backup/)
  expect(started).toBe(false)
  expect(readFileSync(path.join(dataDir, 'version.json'), 'utf8')).toContain('another one')
})
