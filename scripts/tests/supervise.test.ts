import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../processes/server.ts'
import { observe, until, type Observed } from './observe.ts'

let folder: string
/** While this file is there, the second program stops with its last words instead of answering. */
let obstacle: string
let first: number
let second: number
let supervisor: Observed
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervise-'))
  obstacle = path.join(folder, 'obstacle')
  first = await freePort()
  second = await freePort()
})
afterEach(() => {
  supervisor.signal('SIGKILL')
  rmSync(folder, { recursive: true })
})

function supervise(): void {
  supervisor = observe('pair.ts', [String(first), String(second), obstacle])
}

/** The process id of the program at a port; undefined when nobody answers. */
const at = (port: number): Promise<number | undefined> =>
  fetch(`http://127.0.0.1:${String(port)}`).then(
    async (response) => Number(await response.text()),
    () => undefined,
  )

async function kill(port: number): Promise<void> {
  const pid = await at(port)
  if (pid === undefined) throw new Error(`Nobody answers at ${String(port)}.`)
  process.kill(pid, 'SIGKILL')
}

const nobodyAnswers = async (): Promise<boolean> =>
  (await at(first)) === undefined && (await at(second)) === undefined

for (const [name, victim, other] of [
  ['first', () => first, () => second],
  ['second', () => second, () => first],
] as const) {
  test(`the ${name} program is started again each time it is killed; the other one goes on`, async () => {
    supervise()
    await supervisor.hasSaid('Both are well.')
    const untouched = await at(other())
    for (const times of [1, 2, 3]) {
      await kill(victim())
      await supervisor.hasSaid(`The ${name} stopped by itself (SIGKILL). It is started again in`, times)
      await supervisor.hasSaid(`The ${name} is well again`, times)
      expect(await at(victim())).toBeDefined()
    }
    expect(await at(other())).toBe(untouched)
    supervisor.signal('SIGTERM')
    expect(await supervisor.ended()).toBe(0)
    expect(await nobodyAnswers()).toBe(true)
  })
}

test('a program that does not come up the first time ends all at once, with its last words', async () => {
  writeFileSync(obstacle, '')
  supervise()
  expect(await supervisor.ended()).toBe(1)
  expect(supervisor.said()).toMatch(/The disk is full\.\s+The second stopped while starting \(3\)/)
  expect(supervisor.said()).not.toMatch(/started again/)
  expect(await nobodyAnswers()).toBe(true)
})

test('a program that does not come up again after a few tries ends all, with its last words', async () => {
  supervise()
  await supervisor.hasSaid('Both are well.')
  writeFileSync(obstacle, '')
  await kill(second)
  expect(await supervisor.ended()).toBe(1)
  expect(supervisor.said()).toMatch(/The disk is full\.\s+The second did not start again in 3 tries/)
  expect(await nobodyAnswers()).toBe(true)
})

test('a program whose obstacle goes away while it is tried again is well again', async () => {
  supervise()
  await supervisor.hasSaid('Both are well.')
  writeFileSync(obstacle, '')
  await kill(second)
  await supervisor.hasSaid('The second stopped by itself (3)')
  rmSync(obstacle)
  await supervisor.hasSaid('The second is well again')
})

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`${signal} while a program is being started again stops everything`, async () => {
    supervise()
    await supervisor.hasSaid('Both are well.')
    await kill(second)
    await supervisor.hasSaid('It is started again in')
    supervisor.signal(signal)
    expect(await supervisor.ended()).toBe(0)
    expect(await nobodyAnswers()).toBe(true)
  })
}

test('when the supervisor itself is killed, what it ran ends too', async () => {
  supervise()
  await supervisor.hasSaid('Both are well.')
  supervisor.signal('SIGKILL')
  await until(nobodyAnswers)
})
