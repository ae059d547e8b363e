import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApplicationProcess } from './application-process'

/** Tells its number, ends, never answers, or answers as soon as a file is there, as the address says. */
const program = `
import { existsSync } from 'node:fs'
process.once('message', () => process.on('message', ({ id, args: [address, file] }) => {
  const tell = () => process.send({ id, value: String(process.pid) })
  if (address === '/pid') tell()
  else if (address === '/end') process.exit(1)
  else if (address === '/fail') process.send({ id, error: 'No such page' })
  else if (address === '/when') {
    const looking = setInterval(() => {
      if (!existsSync(file)) return
      clearInterval(looking)
      tell()
    }, 5)
  }
}))
process.on('disconnect', () => process.exit())
`
const data = { cmsUrls: [], origin: '', styles: '', boot: '', entry: '', scripts: {} }
const forEver = 60_000

const logged: string[] = []
const started: ApplicationProcess[] = []
let folder: string
let file: string

function start(limits = { patience: forEver, idle: forEver }): ApplicationProcess {
  const application = new ApplicationProcess(file, data, (message) => logged.push(message), limits)
  started.push(application)
  return application
}

/** The number of the process that answers. */
const pidOf = async (application: ApplicationProcess) => Number(await application.spell('/pid', ''))

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // Nobody has this number.
    return false
  }
}

beforeEach(() => {
  logged.length = 0
  folder = mkdtempSync(path.join(tmpdir(), 'process-'))
  file = path.join(folder, 'program.mjs')
  writeFileSync(file, program)
})

afterEach(() => {
  for (const application of started.splice(0)) application.stop()
  rmSync(folder, { recursive: true })
})

test('one process answers all questions, and tells what went wrong', async () => {
  const application = start()
  application.prepare()
  const pids = await Promise.all([pidOf(application), pidOf(application)])
  expect(new Set(pids).size).toBe(1)
  await expect(application.spell('/fail', '')).rejects.toThrow('No such page')
  expect(await pidOf(application)).toBe(pids[0])
})

test('when the process ends who waits is told, and another one answers the next question', async () => {
  const application = start()
  const first = await pidOf(application)
  const waiting = [application.spell('/never', ''), application.spell('/end', '')]
  await Promise.all(waiting.map((answer) => expect(answer).rejects.toThrow('has ended (1)')))
  const second = await pidOf(application)
  expect(second).not.toBe(first)
  expect(logged).toEqual([expect.stringContaining('has ended (1)')])
})

test('a question that takes too long is given up alone, and its process ends after its last answer', async () => {
  const limits = { patience: 50, idle: forEver }
  const application = start(limits)
  const slow = application.spell('/never', '')
  limits.patience = forEver
  const go = path.join(folder, 'go')
  const other = application.spell('/when', go)
  await expect(slow).rejects.toThrow('took too long')
  expect(logged).toEqual([expect.stringMatching(/^spell \/never .*took too long/)])
  const next = await pidOf(application)
  writeFileSync(go, '')
  const first = Number(await other)
  expect(first).not.toBe(next)
  await vi.waitUntil(() => !runs(first))
  expect(await pidOf(application)).toBe(next)
})

test('a process in which nobody is waited for any more is not left running', async () => {
  const limits = { patience: forEver, idle: forEver }
  const application = start(limits)
  const pid = await pidOf(application)
  limits.patience = 1
  await expect(application.spell('/never', '')).rejects.toThrow('took too long')
  await vi.waitUntil(() => !runs(pid))
})

test('a process that nobody asks ends; a question in that very moment is answered by another one', async () => {
  const limits = { patience: forEver, idle: 1 }
  const application = start(limits)
  const first = await pidOf(application)
  await rest(limits.idle)
  const second = await pidOf(application)
  expect(second).not.toBe(first)
  await vi.waitUntil(() => !runs(first) && !runs(second))
  expect(logged).toEqual([])
})

test('who prepares and asks nothing leaves no process behind', async () => {
  const limits = { patience: forEver, idle: forEver }
  const application = start(limits)
  const pid = await pidOf(application)
  limits.idle = 1
  application.prepare()
  await vi.waitUntil(() => !runs(pid))
})

test('all processes end with the site, those too that only finish something', async () => {
  const limits = { patience: forEver, idle: forEver }
  const application = start(limits)
  const first = await pidOf(application)
  const other = application.spell('/when', path.join(folder, 'go'))
  limits.patience = 1
  await expect(application.spell('/never', '')).rejects.toThrow('took too long')
  limits.patience = forEver
  const second = await pidOf(application)
  application.stop()
  await expect(other).rejects.toThrow('has ended')
  await vi.waitUntil(() => !runs(first) && !runs(second))
})

test('a program that cannot be run is told to who asks', async () => {
  writeFileSync(file, 'process.exit(1)')
  const application = start()
  await expect(application.spell('/pid', '')).rejects.toThrow('has ended (1)')
  writeFileSync(file, program)
  expect(await pidOf(application)).toBeGreaterThan(0)
})

test('a process that the system does not start is told to who asks, and the next question starts one', async () => {
  const application = start()
  const { execPath } = process
  process.execPath = path.join(folder, 'nothing')
  try {
    application.prepare()
    await expect(application.spell('/pid', '')).rejects.toThrow('ENOENT')
  } finally {
    process.execPath = execPath
  }
  expect(logged).toEqual([expect.stringContaining('starts another one')])
  expect(await pidOf(application)).toBeGreaterThan(0)
})
