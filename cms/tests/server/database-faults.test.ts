import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { cms, request } from '../setup/client'
import { cmsFolder, start } from '../setup/instance'
import { startPostgres } from '../setup/postgres-server'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'
import { testOn } from '../setup/test-on'

const createUpdate = 'mutation($data: UpdateInput!) { createUpdate(data: $data) { documentId } }'

/** Saves an update; answers the status and what a person is told about it. */
async function save(url: string, token: string, data: object) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: createUpdate, variables: { data } }),
  })
  const { data: saved, errors } = (await response.json()) as {
    data?: { createUpdate: { documentId: string } | null }
    errors?: { message: string; extensions: { reference?: string } }[]
  }
  const [error] = errors ?? []
  return { status: response.status, id: saved?.createUpdate?.documentId, ...error }
}

const busy = /^The content store is busy.* Nothing that was sent is lost: try again/

/** Makes a CMS that is sent SIGUSR2 run into a fault that nothing handles. */
const faultBySignal = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => { Promise.reject(new Error('Nobody expected this')) })",
)}`

/** Another program that writes into the SQLite file, until it is told to end. */
async function holdWriteLock(file: string): Promise<() => Promise<void>> {
  const script = `
    const { sqliteDriver } = require('./dist/src/strapi/sqlite-driver.js')
    const Database = sqliteDriver()
    const database = new Database(${JSON.stringify(file)})
    database.exec('BEGIN IMMEDIATE')
    process.stdout.write('held')
    process.stdin.on('end', () => { database.exec('ROLLBACK'); database.close() }).resume()`
  const program = spawn(process.execPath, ['-e', script], {
    cwd: cmsFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  await once(program.stdout, 'data')
  return async () => {
    program.stdin.end()
    await ended
  }
}

testOn(
  'sqlite',
  'while another program holds the lock of SQLite a save is refused in words, and the CMS goes on',
  async () => {
    const token = await signIn(cms.url)
    const release = await holdWriteLock(join(cms.dataDir, 'cms.sqlite'))
    const data = { title: 'Held up', key: randomUUID() }
    const held = save(cms.url, token, data)
    const alive = await request('/_health')
    const refused = await held
    await release()

    expect(alive.status).toBe(204)
    expect(refused).toMatchObject({ status: 503, message: expect.stringMatching(busy) as string })
    const entry = () => readFileSync(cms.logFile, 'utf8').split(refused.extensions?.reference ?? '?')[1]
    await expect.poll(entry).toMatch(/database is locked/)

    expect(await save(cms.url, token, data)).toMatchObject({ status: 200 })
    expect(await runSql(cms, "SELECT title FROM updates WHERE title LIKE 'Held up%'")).toHaveLength(1)
  },
)

testOn(
  'postgres',
  'a PostgreSQL that crashes under writers costs no CMS and nothing that was said to be saved',
  async () => {
    const postgres = await startPostgres()
    const dataDir = mkdtempSync(join(tmpdir(), 'cms-crash-'))
    onTestFinished(async () => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const place = { dataDir, databaseUrl: postgres.url }
    const variables = { NODE_OPTIONS: faultBySignal }
    const instance = await start({ ...place, seedDir: cms.seedDir, seed: false, variables })
    onTestFinished(async () => {
      await instance.stop()
    })
    const token = await signIn(instance.url)

    const answers: Awaited<ReturnType<typeof save>>[] = []
    let goOn = true
    const write = async () => {
      while (goOn) answers.push(await save(instance.url, token, { title: 'Written', key: randomUUID() }))
    }
    const saved = () => answers.filter(({ id }) => id !== undefined)
    const writers = Array.from({ length: 3 }, write)
    for (let crash = 1; crash <= 3; crash += 1) {
      const before = saved().length
      await expect.poll(() => saved().length).toBeGreaterThan(before + 5)
      await postgres.crash()
    }
    const before = saved().length
    await expect.poll(() => saved().length).toBeGreaterThan(before)
    goOn = false
    await Promise.all(writers)

    const refused = answers.filter(({ id }) => id === undefined)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, message: expect.stringMatching(busy) as string })
    }
    const stored = await runSql(place, 'SELECT document_id FROM updates')
    const ids = new Set(stored.map((row) => (row as { document_id: string }).document_id))
    expect(saved().filter(({ id = '' }) => !ids.has(id))).toEqual([])

    expect(await instance.stop('SIGUSR2')).toBe(1)
    expect(readFileSync(instance.logFile, 'utf8')).toMatch(
      /ends the CMS: Error: Nobody expected this\n\s+at /,
    )
  },
)
